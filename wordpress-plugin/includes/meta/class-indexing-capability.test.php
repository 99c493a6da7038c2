<?php
/**
 * Tests for the capability to set canonical and robots.
 *
 * @package Plumbline
 */

namespace Plumbline\Meta;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Indexing_Capability. */
final class Indexing_Capability_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider people
	 */
	public function test_canonical_and_robots_are_set_by( string $role, bool $by_default, bool $if_authors_may ): void {
		$user = $this->user( $role );

		$this->assertSame( $by_default, user_can( $user, Indexing_Capability::NAME ) );
		update_option( Indexing_Capability::OPTION, true );
		$this->assertSame( $if_authors_may, user_can( $user, Indexing_Capability::NAME ) );
	}

	public static function people(): array {
		return array(
			'administrators'           => array( 'administrator', true, true ),
			'editors'                  => array( 'editor', true, true ),
			'authors on request'       => array( 'author', false, true ),
			'contributors on request'  => array( 'contributor', false, true ),
			'subscribers never'        => array( 'subscriber', false, false ),
		);
	}

	public function test_visitors_never_have_the_capability(): void {
		update_option( Indexing_Capability::OPTION, true );

		$this->assertFalse( current_user_can( Indexing_Capability::NAME ) );
	}

	public function test_a_user_may_be_denied_the_capability(): void {
		$user = get_userdata( $this->user( 'editor' ) );
		$user->add_cap( Indexing_Capability::NAME, false );

		$this->assertFalse( user_can( $user, Indexing_Capability::NAME ) );
	}

	/**
	 * @dataProvider keys
	 */
	public function test_an_author_does_not_change_indexing_through_the_rest_api( string $key, $value ): void {
		$post    = $this->post( array( 'post_author' => $this->log_in( 'author' ) ) );
		$request = new \WP_REST_Request( 'POST', "/wp/v2/posts/$post->ID" );
		$request->set_param( 'meta', array( $key => $value ) );

		$this->assertSame( 403, rest_do_request( $request )->get_status() );
		$this->assertFalse( metadata_exists( 'post', $post->ID, $key ) );
	}

	public static function keys(): array {
		return array(
			'the canonical URL'  => array( Meta_Keys::CANONICAL, 'https://example.com/' ),
			'the noindex'        => array( Meta_Keys::HIDDEN, true ),
			'the robots'         => array( Meta_Keys::ROBOTS, array( 'nofollow' ) ),
		);
	}
}
