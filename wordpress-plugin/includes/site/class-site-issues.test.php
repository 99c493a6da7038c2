<?php
/**
 * Tests for what only a look at all posts together can find.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;
use WP_Post;

/** Tests Site_Issues. */
final class Site_Issues_Test extends WordPress_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		Text_Links::forget();
	}

	public function test_posts_with_the_same_texts_are_found_together(): void {
		$this->log_in( 'editor' );
		$one   = $this->named( 'Rye bread' );
		$two   = $this->named( 'Other' );
		$three = $this->named( 'Third' );
		update_post_meta( $two->ID, Meta_Keys::TITLE, 'rye  Bread' );
		update_post_meta( $three->ID, Meta_Keys::TITLE, '{title} of {category}' );
		update_post_meta( $one->ID, Meta_Keys::DESCRIPTION, 'Bread of {site}' );
		update_post_meta( $three->ID, Meta_Keys::DESCRIPTION, 'Bread of ' . get_option( 'blogname' ) );
		update_post_meta( $two->ID, Meta_Keys::KEYWORDS, array( array( 'keyword' => 'Rye', 'synonyms' => array() ) ) );
		update_post_meta( $three->ID, Meta_Keys::KEYWORDS, array( array( 'keyword' => 'rye', 'synonyms' => array() ) ) );

		$this->assertSame( array( $one->ID, $two->ID ), $this->with( 'same_title' ) );
		$this->assertSame( array( $one->ID, $three->ID ), $this->with( 'same_description' ) );
		$this->assertSame( array( $two->ID, $three->ID ), $this->with( 'same_keyword' ) );
	}

	public function test_the_texts_of_the_plugin_that_owns_the_head_are_compared(): void {
		$this->log_in( 'editor' );
		$one = $this->named( 'One' );
		$two = $this->named( 'Two' );
		update_post_meta( $one->ID, Meta_Keys::TITLE, 'Ours' );
		update_post_meta( $two->ID, Meta_Keys::TITLE, 'Ours' );
		update_post_meta( $one->ID, '_yoast_wpseo_focuskw', 'rye' );
		update_post_meta( $two->ID, '_yoast_wpseo_focuskw', 'rye' );
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'Yoast SEO';
			}
		);

		$this->assertSame( array(), $this->with( 'same_title' ) );
		$this->assertSame( array( $one->ID, $two->ID ), $this->with( 'same_keyword' ) );
	}

	public function test_links_are_read_and_broken_ones_are_listed_until_they_are_removed(): void {
		$this->log_in( 'editor' );
		$rye   = $this->named( 'Rye' );
		$alone = $this->named( 'Alone', '<a href="/alone/">itself</a>' );
		$links = '<a href="/rye/#top">Rye</a> <a href="' . home_url( '/gone/' ) . '">gone</a> <a href="https://example.net/x/">out</a> <a href="/wp-admin/">admin</a> <a href="mailto:a@b.c">mail</a>';
		$from  = $this->named( 'From', $links );

		$this->assertSame( array( 'total' => 3, 'done' => 3 ), $this->rest( 'POST', '/links/read' )->get_data() );
		$this->assertSame( array( home_url( '/gone/' ) ), $this->rest( 'GET', '/links/unknown' )->get_data() );
		$this->assertSame( array( $alone->ID, $from->ID ), $this->with( 'no_links_to_it' ) );
		$this->assertSame( array(), $this->with( 'broken_links' ) );

		$answers = array( array( 'url' => home_url( '/gone/' ), 'is_broken' => true ) );
		$this->rest( 'POST', '/links/checked', array( 'answers' => $answers ) );
		$this->assertSame( array( $from->ID ), $this->with( 'broken_links' ) );
		$this->assertSame( 1, $this->rest( 'GET', '/overview/issues' )->get_data()['counts']['broken_links'] );

		wp_update_post( array( 'ID' => $from->ID, 'post_content' => '<a href="/rye/">Rye</a> <a href="/alone/">alone</a>' ) );
		$this->assertSame( array(), $this->with( 'broken_links' ) );
		$this->assertSame( array( $from->ID ), $this->with( 'no_links_to_it' ) );
		wp_trash_post( $from->ID );
		$this->assertSame( array( $rye->ID, $alone->ID ), $this->with( 'no_links_to_it' ) );
	}

	public function test_a_post_in_a_menu_has_a_link(): void {
		$this->log_in( 'editor' );
		$post = $this->named( 'In the menu' );
		$this->named( 'Not there' );
		wp_update_nav_menu_item( wp_create_nav_menu( 'Main' ), 0, array( 'menu-item-object-id' => $post->ID, 'menu-item-object' => 'post', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish' ) );

		$this->assertNotContains( $post->ID, $this->with( 'no_links_to_it' ) );
		$this->assertCount( 1, $this->with( 'no_links_to_it' ) );
	}

	/**
	 * Ids of the posts with an issue, in order.
	 *
	 * @param string $issue The issue.
	 */
	private function with( string $issue ): array {
		$ids = array_column( $this->rest( 'GET', '/overview', array( 'issue' => $issue ) )->get_data()['posts'], 'id' );
		sort( $ids );
		return $ids;
	}

	/**
	 * Creates a post.
	 *
	 * @param string $title   Its title, which also makes its URL.
	 * @param string $content Its content.
	 */
	private function named( string $title, string $content = '' ): WP_Post {
		return $this->post( array( 'post_title' => $title, 'post_name' => sanitize_title( $title ), 'post_content' => $content ) );
	}
}
