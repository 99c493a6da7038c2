<?php
/**
 * Tests for post meta.
 *
 * @package Plumbline
 */

namespace Plumbline\Meta;

use Plumbline\Tests\WordPress_Test_Case;
use WP_REST_Request;

/** Tests Post_Meta. */
final class Post_Meta_Test extends WordPress_Test_Case {

	public function test_every_key_that_writers_fill_in_is_registered_for_posts_and_pages(): void {
		foreach ( array( 'post', 'page' ) as $post_type ) {
			$this->assertSame( array(), array_diff( Meta_Keys::WRITTEN, array_keys( get_registered_meta_keys( 'post', $post_type ) ) ) );
		}
	}

	public function test_only_types_with_a_page_and_an_editor_are_audited(): void {
		register_post_type( 'recipe', array( 'public' => true, 'supports' => array( 'editor' ) ) );
		register_post_type( 'product', array( 'public' => true, 'show_in_rest' => true, 'supports' => array( 'editor', 'custom-fields' ) ) );
		register_post_type( 'order', array( 'public' => false, 'show_in_rest' => true, 'supports' => array( 'editor', 'custom-fields' ) ) );
		$post_types = Post_Meta::post_types();
		array_map( 'unregister_post_type', array( 'recipe', 'product', 'order' ) );

		$this->assertSame( array( 'post', 'page', 'recipe', 'product' ), $post_types );
	}

	public function test_the_meta_of_a_type_without_custom_fields_is_saved_over_rest(): void {
		register_post_type( 'recipe', array( 'public' => true, 'show_in_rest' => true, 'supports' => array( 'title', 'editor' ) ) );
		( new Post_Meta() )->register_meta();
		( new Post_Meta() )->support_meta();
		$this->log_in( 'administrator' );
		$post    = $this->post( array( 'post_type' => 'recipe' ) );
		$request = new WP_REST_Request( 'POST', '/wp/v2/recipe/' . $post->ID );
		$request->set_param( 'meta', array( Meta_Keys::TITLE => 'Tea' ) );
		$request->set_url_params( array( 'id' => $post->ID ) );
		$answer = ( new \WP_REST_Posts_Controller( 'recipe' ) )->update_item( $request );
		unregister_post_type( 'recipe' );

		$this->assertNotInstanceOf( \WP_Error::class, $answer );
		$this->assertSame( 'Tea', get_post_meta( $post->ID, Meta_Keys::TITLE, true ) );
	}

	public function test_only_valid_values_are_saved(): void {
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::TITLE, "One\ntwo" );
		update_post_meta( $post->ID, Meta_Keys::CANONICAL, 'javascript:alert(1)' );
		update_post_meta( $post->ID, Meta_Keys::ROBOTS, array( 'nofollow', 'all' ) );
		update_post_meta( $post->ID, Meta_Keys::LANGUAGE, 'de-DE' );

		$this->assertSame( 'One two', get_post_meta( $post->ID, Meta_Keys::TITLE, true ) );
		$this->assertSame( '', get_post_meta( $post->ID, Meta_Keys::CANONICAL, true ) );
		$this->assertSame( array( 'nofollow' ), get_post_meta( $post->ID, Meta_Keys::ROBOTS, true ) );
		$this->assertSame( '', get_post_meta( $post->ID, Meta_Keys::LANGUAGE, true ) );
	}

	public function test_users_who_may_edit_the_post_may_edit_its_meta(): void {
		$author  = $this->user( 'author' );
		$own     = $this->post( array( 'post_author' => $author ) )->ID;
		$foreign = $this->post( array( 'post_author' => $this->user( 'author' ) ) )->ID;

		wp_set_current_user( $author );
		$this->assertTrue( current_user_can( 'edit_post_meta', $own, Meta_Keys::TITLE ) );
		$this->assertFalse( current_user_can( 'edit_post_meta', $foreign, Meta_Keys::TITLE ) );
	}

	/**
	 * @dataProvider indexing
	 */
	public function test_only_editors_decide_how_search_engines_treat_a_post( string $role, bool $by_authors, bool $may ): void {
		update_option( Indexing_Capability::OPTION, $by_authors );
		$own = $this->post( array( 'post_author' => $this->log_in( $role ) ) )->ID;

		foreach ( Indexing_Capability::KEYS as $key ) {
			$this->assertSame( $may, current_user_can( 'edit_post_meta', $own, $key ), $key );
		}
	}

	public static function indexing(): array {
		return array(
			'an editor'                          => array( 'editor', false, true ),
			'an author'                          => array( 'author', false, false ),
			'an author where authors may'        => array( 'author', true, true ),
			'a subscriber, even if authors may'  => array( 'subscriber', true, false ),
		);
	}

	public function test_an_author_saves_other_meta_of_a_post_whose_canonical_an_editor_set(): void {
		$own = $this->post( array( 'post_author' => $this->log_in( 'author' ) ) )->ID;
		update_post_meta( $own, Meta_Keys::CANONICAL, 'https://example.com/' );
		$save = static function ( array $meta ) use ( $own ): int {
			$request = new WP_REST_Request( 'POST', '/wp/v2/posts/' . $own );
			$request->set_param( 'meta', $meta );
			return rest_do_request( $request )->get_status();
		};

		$this->assertSame( 200, $save( array( Meta_Keys::TITLE => 'Tea' ) ) );
		$this->assertSame( 403, $save( array( Meta_Keys::CANONICAL => 'https://evil.example/' ) ) );
		$this->assertSame( 'https://example.com/', get_post_meta( $own, Meta_Keys::CANONICAL, true ) );
	}

	public function test_visitors_cannot_read_the_meta_over_rest(): void {
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::TITLE, 'Secret plan' );
		$meta = function ( string $context ) use ( $post ): array {
			$request = new WP_REST_Request( 'GET', '/wp/v2/posts/' . $post->ID );
			$request->set_param( 'context', $context );
			return rest_do_request( $request )->get_data()['meta'] ?? array();
		};

		$this->assertArrayNotHasKey( Meta_Keys::TITLE, $meta( 'view' ) );
		$this->log_in( 'editor' );
		$this->assertSame( 'Secret plan', $meta( 'edit' )[ Meta_Keys::TITLE ] );
	}
}
