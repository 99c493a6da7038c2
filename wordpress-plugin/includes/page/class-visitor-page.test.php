<?php
/**
 * Tests for a post as visitors will see it.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Tests\WordPress_Test_Case;
use WP_Post;

/** Tests Visitor_Page. */
final class Visitor_Page_Test extends WordPress_Test_Case {

	public function test_a_draft_is_shown_as_published_at_its_permalink(): void {
		$draft = $this->post( array( 'post_status' => 'draft' ) );
		$this->visit( Visitor_Page::request( $draft, 0 )['source'] );

		$this->assertTrue( is_single( $draft->ID ) );
		$this->assertSame( 'publish', get_post_status( get_queried_object() ) );
		$this->assertSame( 'http://example.org/brewing-tea/', get_permalink( get_queried_object() ) );
		$this->assertSame( '/brewing-tea/', $_SERVER['REQUEST_URI'] );
		$this->assertArrayNotHasKey( Visitor_Page::PARAMETER, $_GET );
		$this->assertSame( 'draft', get_post( $draft->ID )->post_status );
	}

	public function test_a_page_is_shown_as_a_page(): void {
		$page = $this->post( array( 'post_type' => 'page', 'post_status' => 'draft' ) );
		$this->visit( Visitor_Page::request( $page, 0 )['source'] );

		$this->assertTrue( is_page( $page->ID ) );
	}

	public function test_nobody_is_logged_in_on_the_page(): void {
		$editor = $this->log_in( 'editor' );
		$this->visit( Visitor_Page::request( $this->post( array( 'post_status' => 'draft' ) ), $editor )['source'] );

		$this->assertSame( 0, apply_filters( 'determine_current_user', $editor ) );
		$this->assertFalse( apply_filters( 'show_admin_bar', true ) );
	}

	/**
	 * @dataProvider titles
	 */
	public function test_unsaved_words_are_shown_to_the_user_who_typed_them( bool $is_writer, string $saved, string $title ): void {
		global $wpdb;
		$editor = $this->log_in( 'editor' );
		$draft  = $this->post( array( 'post_status' => 'draft' ) );

		$autosave = wp_create_post_autosave(
			array(
				'post_ID'    => $draft->ID,
				'post_type'  => 'post',
				'post_title' => 'Typed later',
			)
		);
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => $saved ), array( 'ID' => $draft->ID ) );
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => '2026-01-01 12:00:00' ), array( 'ID' => $autosave ) );
		clean_post_cache( $draft->ID );
		clean_post_cache( $autosave );
		$this->visit( Visitor_Page::request( $draft, $is_writer ? $editor : 0 )['source'] );

		$this->assertSame( $title, get_queried_object()->post_title );
	}

	public static function titles(): array {
		return array(
			'to them'                      => array( true, '2026-01-01 11:59:59', 'Typed later' ),
			'to them within the second'    => array( true, '2026-01-01 12:00:00', 'Typed later' ),
			'to nobody else'               => array( false, '2026-01-01 11:59:59', 'Brewing tea' ),
			'to nobody after a later save' => array( true, '2026-01-01 12:00:01', 'Brewing tea' ),
		);
	}

	/**
	 * @dataProvider refused
	 */
	public function test_a_forged_token_shows_nothing( string $token ): void {
		$this->post( array( 'post_status' => 'draft' ) );
		$this->visit( add_query_arg( Visitor_Page::PARAMETER, $token, home_url( '/' ) ) );

		$this->assertFalse( is_singular() );
	}

	public static function refused(): array {
		return array(
			'a word'  => array( 'tea' ),
			'a claim' => array( '1.0.9999999999.' . str_repeat( 'a', 64 ) ),
		);
	}

	public function test_a_token_of_a_user_who_may_no_longer_edit_the_post_is_refused(): void {
		$draft = $this->post( array( 'post_status' => 'draft', 'post_author' => $this->user( 'author' ) ) );
		$url   = Visitor_Page::request( $draft, $this->user( 'subscriber' ) )['source'];

		$this->assertSame(
			'wp_die',
			$this->ending_of(
				function () use ( $url ): void {
					$this->visit( $url );
				}
			)
		);
	}

	public function test_only_the_page_of_the_post_is_marked_and_only_once_its_template_is_chosen(): void {
		$draft   = $this->post( array( 'post_status' => 'draft' ) );
		$request = Visitor_Page::request( $draft, 0 );
		$this->visit( $request['source'] );

		$this->assertStringNotContainsString( $request['mark'], $this->head() );
		$this->assertSame( 'single.php', apply_filters( 'template_include', 'single.php' ) );
		$this->assertStringContainsString( '<meta name="plumbline-page" content="' . $request['mark'] . '">', $this->head() );
	}

	/**
	 * @dataProvider replacements
	 */
	public function test_what_a_plugin_shows_in_place_of_the_post_is_not_marked( callable $replace ): void {
		$request = Visitor_Page::request( $this->post(), 0 );
		$this->visit( $request['source'] );
		$replace( $this );
		apply_filters( 'template_include', 'single.php' );

		$this->assertStringNotContainsString( $request['mark'], $this->head() );
	}

	public static function replacements(): array {
		return array(
			'a page that it has printed already' => array(
				static function (): void {
					add_filter( 'template_include', '__return_empty_string' );
				},
			),
			'a different post'                   => array(
				static function ( self $test ): void {
					query_posts( array( 'p' => $test->post( array( 'post_name' => 'members' ) )->ID ) );
				},
			),
		);
	}

	public function test_the_posts_page_is_marked_too(): void {
		$page = $this->post( array( 'post_type' => 'page' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $page->ID );
		$request = Visitor_Page::request( $page, 0 );
		$this->visit( $request['source'] );
		apply_filters( 'template_include', 'home.php' );

		$this->assertTrue( is_home() );
		$this->assertStringContainsString( $request['mark'], $this->head() );
	}

	/**
	 * Requests a URL, up to the point where plugins have loaded.
	 *
	 * @param string $url The address.
	 */
	private function visit( string $url ): void {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $_GET );
		$page = new Visitor_Page();
		$page->register();
		$page->read_token();
		$this->go_to( $url );
	}

	/** The head of the page. */
	private function head(): string {
		return self::printed(
			static function (): void {
				do_action( 'wp_head' );
			}
		);
	}
}
