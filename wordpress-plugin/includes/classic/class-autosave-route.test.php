<?php
/**
 * Tests for autosaves of the classic editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Classic;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Autosave_Route. */
final class Autosave_Route_Test extends WordPress_Test_Case {

	public function test_what_is_typed_becomes_an_autosave_and_the_post_stays(): void {
		$this->log_in( 'editor' );
		$post   = $this->post( array( 'post_content' => 'Tea.' ) );
		$typed  = array(
			'title'   => 'Green tea',
			'content' => 'Leaves \\ "and" water.',
			'excerpt' => '',
			'meta'    => array( Meta_Keys::TITLE => 'Brew it' ),
		);
		$answer = $this->rest( 'POST', "/posts/$post->ID/autosave", $typed );

		$this->assertSame( 200, $answer->get_status() );
		$autosave = wp_get_post_autosave( $post->ID, get_current_user_id() );
		$this->assertSame( array( 'Green tea', 'Leaves \\ "and" water.' ), array( $autosave->post_title, $autosave->post_content ) );
		$this->assertSame( 'Brew it', get_metadata_raw( 'post', $autosave->ID, Meta_Keys::TITLE, true ) );
		$this->assertSame( array( 'Tea.', '' ), array( get_post( $post->ID )->post_content, get_post_meta( $post->ID, Meta_Keys::TITLE, true ) ) );
	}

	public function test_only_people_who_may_edit_the_post_autosave_it(): void {
		$post = $this->post();
		$this->log_in( 'author' );
		$typed = array_fill_keys( array( 'title', 'content', 'excerpt' ), 'x' );

		$this->assertSame( 403, $this->rest( 'POST', "/posts/$post->ID/autosave", $typed )->get_status() );
	}

	public function test_an_author_does_not_try_out_a_canonical_that_only_editors_set(): void {
		$post = $this->post( array( 'post_author' => $this->log_in( 'author' ) ) );
		update_metadata( 'post', $post->ID, Meta_Keys::CANONICAL, 'https://example.com/kept/' );
		$this->rest( 'POST', "/posts/$post->ID/autosave", array( 'title' => 'Tea', 'content' => 'New', 'excerpt' => '', 'meta' => array( Meta_Keys::CANONICAL => 'https://example.com/mine/' ) ) );

		$this->assertSame( 'https://example.com/kept/', get_metadata_raw( 'post', wp_get_post_autosave( $post->ID )->ID, Meta_Keys::CANONICAL, true ) );
	}

	/**
	 * @dataProvider unusable
	 */
	public function test_unusable_requests_are_refused( array $parameters ): void {
		$this->log_in( 'editor' );
		$parameters += array( 'title' => 'Tea', 'content' => 'New', 'excerpt' => '' );

		$this->assertSame( 400, $this->rest( 'POST', '/posts/' . $this->post()->ID . '/autosave', $parameters )->get_status() );
	}

	public static function unusable(): array {
		return array(
			'a list as the title' => array( array( 'title' => array( 'x' ) ) ),
			'no content'          => array( array( 'content' => null ) ),
			'a text as the meta'  => array( array( 'meta' => 'x' ) ),
		);
	}
}
