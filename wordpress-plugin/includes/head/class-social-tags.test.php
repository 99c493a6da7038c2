<?php
/**
 * Tests for cards.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Social_Tags. */
final class Social_Tags_Test extends WordPress_Test_Case {

	public function test_a_page_is_a_website_and_a_post_is_an_article_with_dates(): void {
		$post = Social_Tags::of( new Subject( Subject::POST, $this->post()->ID ) );
		$page = Social_Tags::of( new Subject( Subject::POST, $this->post( array( 'post_type' => 'page' ) )->ID ) );

		$this->assertSame( array( 'article', 'website' ), array( $post['og:type'], $page['og:type'] ) );
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT/', $post['article:published_time'] );
		$this->assertArrayNotHasKey( 'article:published_time', $page );
	}

	/**
	 * @dataProvider texts
	 */
	public function test_the_title_for_sharing( array $meta, string $title ): void {
		$post = $this->post( array( 'post_title' => 'Tea &amp; <em>茶</em>' ) );
		foreach ( $meta as $key => $value ) {
			update_metadata( 'post', $post->ID, $key, $value );
		}

		$this->assertSame( $title, Social_Tags::of( new Subject( Subject::POST, $post->ID ) )['og:title'] );
	}

	public static function texts(): array {
		return array(
			'is the one for sharing'     => array( array( Meta_Keys::SOCIAL_TITLE => 'Share “{title}”', Meta_Keys::TITLE => 'Search' ), 'Share “Tea & 茶”' ),
			'is the one in search results' => array( array( Meta_Keys::TITLE => 'Search' ), 'Search' ),
			'is that of the post'        => array( array(), 'Tea & 茶' ),
		);
	}

	public function test_a_page_without_entries_has_no_tags_where_the_switch_is_off(): void {
		update_option( Head_Switches::OPTION, array() );
		$post = $this->post();
		$this->assertSame( array(), Social_Tags::of( new Subject( Subject::POST, $post->ID ) ) );
		update_post_meta( $post->ID, Meta_Keys::SOCIAL_DESCRIPTION, 'A pot.' );

		$this->assertSame( 'A pot.', Social_Tags::of( new Subject( Subject::POST, $post->ID ) )['og:description'] );
	}

	public function test_the_picture_of_a_protected_post_is_only_the_one_chosen_for_sharing(): void {
		$post   = $this->post( array( 'post_password' => 'leaves' ) );
		$page   = new Subject( Subject::POST, $post->ID );
		$secret = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Secret' ), 'secret.png' );
		$shared = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Shared' ), 'shared.png' );
		set_post_thumbnail( $post, $secret );
		$this->assertSame( array(), Social_Tags::image( $page ) );
		update_post_meta( $post->ID, Meta_Keys::SOCIAL_IMAGE, $shared );

		$this->assertStringEndsWith( '/shared.png', Social_Tags::image( $page )['url'] );
	}

	public function test_a_deleted_picture_is_passed_over(): void {
		$post  = $this->post();
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Pot' ), 'pot.png' );
		set_post_thumbnail( $post, $image );
		update_post_meta( $post->ID, Meta_Keys::SOCIAL_IMAGE, 999999 );

		$this->assertStringEndsWith( '/pot.png', Social_Tags::image( new Subject( Subject::POST, $post->ID ) )['url'] );
	}

	public function test_the_url_is_the_canonical_one(): void {
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::CANONICAL, 'https://example.com/tea/?a=1&b=茶' );

		$this->assertSame( 'https://example.com/tea/?a=1&b=茶', Social_Tags::of( new Subject( Subject::POST, $post->ID ) )['og:url'] );
	}

	public function test_a_page_without_a_picture_has_that_of_its_kind_or_else_that_of_the_site(): void {
		$site = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Site' ), 'site.png' );
		$kind = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Kind' ), 'kind.png' );
		( new Subject( Subject::SITE ) )->set( Meta_Keys::SOCIAL_IMAGE, $site );
		Page_Kinds::every( Page_Kinds::POST, 'post' )->set( Meta_Keys::SOCIAL_IMAGE, $kind );
		$post = new Subject( Subject::POST, $this->post()->ID );
		$page = new Subject( Subject::POST, $this->post( array( 'post_type' => 'page' ) )->ID );
		$this->assertStringEndsWith( 'kind.png', Social_Tags::image( $post )['url'] );
		$this->assertStringEndsWith( 'site.png', Social_Tags::image( $page )['url'] );
		$post->set( Meta_Keys::SOCIAL_IMAGE, $site );

		$this->assertStringEndsWith( 'site.png', Social_Tags::image( $post )['url'] );
	}
}
