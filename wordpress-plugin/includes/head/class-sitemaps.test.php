<?php
/**
 * Tests for sitemaps.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Sitemaps. */
final class Sitemaps_Test extends WordPress_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_sitemaps'] = null;
	}

	/**
	 * @dataProvider hidden
	 */
	public function test_a_hidden_post_is_left_out( $stored, bool $is_listed ): void {
		( new Sitemaps() )->hook();
		$post = $this->post();
		update_metadata( 'post', $post->ID, Meta_Keys::HIDDEN, $stored );

		$this->assertSame( $is_listed, in_array( get_permalink( $post ), self::listed( new \WP_Sitemaps_Posts(), 'post' ), true ) );
	}

	public static function hidden(): array {
		return array(
			'if it is hidden'        => array( true, false ),
			'not if it was hidden'   => array( false, true ),
			'not if it is a zero'    => array( '0', true ),
		);
	}

	public function test_terms_and_authors_are_left_out_alike(): void {
		( new Sitemaps() )->hook();
		$author = $this->user( 'author' );
		$this->post( array( 'post_author' => $author ) );
		$before = array( self::listed( new \WP_Sitemaps_Taxonomies(), 'category' ), self::listed( new \WP_Sitemaps_Users() ) );
		( new Subject( Subject::TERM, 1 ) )->set( Meta_Keys::HIDDEN, true );
		( new Subject( Subject::USER, $author ) )->set( Meta_Keys::HIDDEN, true );

		$this->assertContains( get_author_posts_url( $author ), $before[1] );
		$this->assertNotContains( get_author_posts_url( $author ), self::listed( new \WP_Sitemaps_Users() ) );
		$this->assertSame( array( get_term_link( 1 ) ), array_values( array_diff( $before[0], self::listed( new \WP_Sitemaps_Taxonomies(), 'category' ) ) ) );
	}

	public function test_pages_with_a_canonical_elsewhere_are_left_out_and_those_with_their_own_stay(): void {
		( new Sitemaps() )->hook();
		$own  = $this->post( array( 'post_name' => 'own' ) );
		$else = $this->post( array( 'post_name' => 'else' ) );
		update_post_meta( $own->ID, Meta_Keys::CANONICAL, untrailingslashit( get_permalink( $own ) ) );
		update_post_meta( $else->ID, Meta_Keys::CANONICAL, 'https://example.com/else/' );
		( new Subject( Subject::TERM, 1 ) )->set( Meta_Keys::CANONICAL, 'https://example.com/' );
		$listed = self::listed( new \WP_Sitemaps_Posts(), 'post' );

		$this->assertContains( get_permalink( $own ), $listed );
		$this->assertNotContains( get_permalink( $else ), $listed );
		$this->assertSame( array(), self::listed( new \WP_Sitemaps_Taxonomies(), 'category' ) );
	}

	/**
	 * @dataProvider decisions
	 */
	public function test_kinds_are_left_out_if_they_are( string $key ): void {
		( new Sitemaps() )->hook();
		$this->post( array( 'post_author' => $this->user( 'author' ) ) );
		$this->assertArrayHasKey( 'post', ( new \WP_Sitemaps_Posts() )->get_object_subtypes() );
		foreach ( array( array( Page_Kinds::POST, 'post' ), array( Page_Kinds::TERM, 'category' ), array( Page_Kinds::AUTHOR ) ) as $kind ) {
			Page_Kinds::every( ...$kind )->set( $key, true );
		}

		$this->assertSame( array( 'page' ), array_keys( ( new \WP_Sitemaps_Posts() )->get_object_subtypes() ) );
		$this->assertArrayNotHasKey( 'category', ( new \WP_Sitemaps_Taxonomies() )->get_object_subtypes() );
		$this->assertSame( array(), ( new \WP_Sitemaps_Users() )->get_sitemap_entries() );
	}

	public static function decisions(): array {
		return array(
			'hidden'   => array( Meta_Keys::HIDDEN ),
			'unlisted' => array( Meta_Keys::UNLISTED ),
		);
	}

	public function test_conditions_of_other_plugins_stay(): void {
		$only_green = static function ( array $query ): array {
			return array( 'meta_query' => array( array( 'key' => 'color', 'value' => 'green' ) ) ) + $query;
		};
		add_filter( 'wp_sitemaps_posts_query_args', $only_green, 1 );
		( new Sitemaps() )->hook();
		$green = $this->post();
		update_post_meta( $green->ID, 'color', 'green' );
		$this->post();

		$this->assertSame( array( get_permalink( $green ) ), self::listed( new \WP_Sitemaps_Posts(), 'post' ) );
	}

	public function test_pictures_and_news_are_only_there_where_somebody_chose_them(): void {
		$this->post( array( 'post_content' => '<img src="/rye.png">' ) );
		$this->assertStringNotContainsString( 'rye.png', self::xml( 'posts', 'post' ) );
		$this->assertNull( wp_sitemaps_get_server()->registry->get_provider( 'news' ) );
		update_option( Head_Switches::OPTION, array( 'images', 'news' ) );
		( new Sitemaps() )->hook();

		$this->assertStringContainsString( 'rye.png', self::xml( 'posts', 'post' ) );
		$this->assertStringContainsString( '<news:title>', self::xml( 'news' ) );
	}

	/**
	 * A sitemap as WordPress prints it.
	 *
	 * @param string $provider Name of its provider.
	 * @param string $type     Post type.
	 */
	private static function xml( string $provider, string $type = '' ): string {
		$sitemaps = wp_sitemaps_get_server();
		return (string) $sitemaps->renderer->get_sitemap_xml( $sitemaps->registry->get_provider( $provider )->get_url_list( 1, $type ) );
	}

	/**
	 * The URLs in a sitemap.
	 *
	 * @param \WP_Sitemaps_Provider $sitemap The sitemap.
	 * @param string                $type    Post type or taxonomy.
	 */
	private static function listed( \WP_Sitemaps_Provider $sitemap, string $type = '' ): array {
		return array_column( $sitemap->get_url_list( 1, $type ), 'loc' );
	}
}
