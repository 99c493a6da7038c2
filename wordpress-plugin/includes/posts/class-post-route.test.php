<?php
/**
 * Tests for permissions of routes about a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Posts;

use Plumbline\Meta\Indexing_Capability;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Post_Route. */
final class Post_Route_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider routes
	 */
	public function test_only_users_who_may_edit_the_post_get_an_answer( string $method, string $route ): void {
		update_option( Indexing_Capability::OPTION, true );
		$author = $this->user( 'author' );
		$path   = '/posts/' . $this->post( array( 'post_author' => $author ) )->ID . '/' . $route;

		$this->assertSame( 'plumbline_forbidden', $this->rest( $method, $path, self::PARAMETERS )->as_error()->get_error_code() );
		$this->log_in( 'author' );
		$this->assertSame( 403, $this->rest( $method, $path, self::PARAMETERS )->get_status() );
		wp_set_current_user( $author );
		$this->assertNotSame( 403, $this->rest( $method, $path, self::PARAMETERS )->get_status() );
	}

	/** Valid parameters for the routes that require some. */
	const PARAMETERS = array(
		'words'     => 'tea',
		'slug'      => 'tea',
		'score'     => 100,
		'indexable' => 'yes',
		'rule_set'  => '2026.11',
		'source'    => 'page',
		'findings'  => array(),
		'title'     => 'Tea',
		'content'   => 'Boil water.',
		'excerpt'   => '',
		'field'     => 'title',
	);

	public static function routes(): array {
		return array(
			'its head'          => array( 'GET', 'head' ),
			'its page'          => array( 'GET', 'page' ),
			'its rankings'      => array( 'GET', 'rankings' ),
			'its mentions'      => array( 'GET', 'mentions' ),
			'Google on it'      => array( 'GET', 'google-verdict' ),
			'its effects'       => array( 'GET', 'effects' ),
			'its earlier texts' => array( 'GET', 'earlier-texts' ),
			'its verdict'       => array( 'GET', 'verdict' ),
			'a new verdict'     => array( 'POST', 'verdict' ),
			'its extra content' => array( 'GET', 'extra-content' ),
			'its fields'        => array( 'GET', 'fields' ),
			'an autosave'       => array( 'POST', 'autosave' ),
			'its old address'   => array( 'GET', 'old-address' ),
			'a new redirect'    => array( 'POST', 'old-address' ),
			'editor settings'   => array( 'GET', 'editor-settings' ),
			'suggested fields'  => array( 'GET', 'suggestions' ),
			'suggestions'       => array( 'POST', 'suggestions' ),
		);
	}

	public function test_every_route_of_a_post_is_in_this_table(): void {
		$routes = preg_grep( '~^/plumbline/v1/posts/~', array_keys( rest_get_server()->get_routes() ) );
		$names  = array_map( 'basename', array_values( $routes ) );

		$this->assertSame( array(), array_diff( $names, array_column( self::routes(), 1 ), array( 'keywords' ) ) );
	}

	public function test_a_missing_post_gets_the_same_answer_as_a_forbidden_one(): void {
		$foreign = $this->post( array( 'post_author' => $this->user( 'author' ) ) )->ID;
		$this->log_in( 'author' );

		$this->assertEquals( $this->rest( 'GET', '/posts/' . $foreign . '/head' ), $this->rest( 'GET', '/posts/999999/head' ) );
	}

	public function test_post_types_without_pages_have_no_routes(): void {
		$this->log_in( 'administrator' );
		$pattern = $this->post( array( 'post_type' => 'wp_block' ) );

		$this->assertSame( 403, $this->rest( 'GET', '/posts/' . $pattern->ID . '/head' )->get_status() );
	}
}
