<?php
/**
 * Tests for the routes of suggestions.
 *
 * @package Plumbline
 */

namespace Plumbline\Suggestions;

use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Suggestion_Routes. */
final class Suggestion_Routes_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider archives
	 */
	public function test_suggestions_for_an_archive_are_for_people_who_may_edit_it( string $path, string $role, bool $allowed ): void {
		if ( '' !== $role ) {
			$this->log_in( $role );
		}
		$status = rest_do_request( new \WP_REST_Request( 'GET', "/plumbline/v1/archives/$path/suggestions" ) )->get_status();

		$this->assertSame( $allowed ? 200 : ( '' === $role ? 401 : 403 ), $status );
	}

	public static function archives(): array {
		return array(
			'a term'                      => array( 'term/1', 'editor', true ),
			'a term, by an author'        => array( 'term/1', 'author', false ),
			'a missing term'              => array( 'term/999999', 'administrator', false ),
			'somebody else'               => array( 'user/1', 'editor', false ),
			'an author'                   => array( 'user/1', 'administrator', true ),
			'an author, by a visitor'     => array( 'user/1', '', false ),
			'nobody, by a visitor'        => array( 'user', '', false ),
			'user 0, by a visitor'        => array( 'user/0', '', false ),
			'nobody, by an author'        => array( 'user', 'author', false ),
			'the home page, by a visitor' => array( 'home', '', false ),
			'no term, by a visitor'       => array( 'term', '', false ),
			'the home page'               => array( 'home', 'administrator', true ),
			'the home page, by an editor' => array( 'home', 'editor', false ),
		);
	}

	public function test_a_site_without_a_provider_offers_no_suggestions_and_sends_nothing(): void {
		$this->log_in( 'administrator' );
		$post    = wp_insert_post( array( 'post_title' => 'Rye' ) );
		$request = new \WP_REST_Request( 'POST', "/plumbline/v1/posts/$post/suggestions" );
		$request->set_param( 'field', 'title' );

		$this->assertSame( array(), Language_Model::fields() );
		$this->assertSame( 404, rest_do_request( $request )->get_status() );
	}

	/**
	 * @dataProvider requests
	 */
	public function test_unusable_requests_are_refused( array $parameters ): void {
		$this->log_in( 'administrator' );

		$this->assertSame( 400, $this->rest( 'POST', '/posts/' . $this->post()->ID . '/suggestions', $parameters )->get_status() );
	}

	public static function requests(): array {
		return array(
			'no field'         => array( array() ),
			'an unknown field' => array( array( 'field' => 'slug' ) ),
			'a long text'      => array( array( 'field' => 'title', 'text' => str_repeat( '茶', 10001 ) ) ),
			'a list as a text' => array( array( 'field' => 'title', 'title' => array( 'x' ) ) ),
		);
	}

	public function test_without_a_model_no_page_has_routes_for_suggestions(): void {
		foreach ( array( new Subject( Subject::POST, 1 ), new Subject( Subject::HOME ) ) as $page ) {
			$this->assertNull( Suggestion_Routes::path( $page ) );
		}
	}
}
