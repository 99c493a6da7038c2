<?php
/**
 * Tests for earlier texts.
 *
 * @package Plumbline
 */

namespace Plumbline\History;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;
use WP_REST_Request;

/** Tests Earlier_Texts. */
final class Earlier_Texts_Test extends WordPress_Test_Case {

	public function test_each_text_that_was_saved_once_can_be_found_again(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		$this->save( $post->ID, array( Meta_Keys::TITLE => 'First “茶” \\ <b>', Meta_Keys::KEYWORDS => array( array( 'keyword' => 'tea', 'synonyms' => array( 'sencha' ) ) ) ) );
		$this->save( $post->ID, array( Meta_Keys::TITLE => 'Second', Meta_Keys::DESCRIPTION => 'A pot.' ) );
		$this->save( $post->ID, array( Meta_Keys::TITLE => 'First “茶” \\ <b>' ) );
		$this->save( $post->ID, array( Meta_Keys::TITLE => '', Meta_Keys::KEYWORDS => array() ) );

		$this->assertSame(
			array( array( 'title', 'First “茶” \\ <b>' ), array( 'keyword', 'tea' ), array( 'title', 'Second' ) ),
			array_map( static fn( $one ) => array( $one['field'], $one['text'] ), $this->earlier( $post->ID ) )
		);
		$this->assertLessThan( 60, abs( time() - strtotime( $this->earlier( $post->ID )[0]['date'] ) ) );
	}

	public function test_an_autosave_is_not_an_earlier_text(): void {
		$user = $this->log_in( 'editor' );
		$post = $this->post( array( 'post_author' => $this->user( 'author' ) ) );
		$this->save( $post->ID, array( Meta_Keys::TITLE => 'Saved' ) );
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$autosave = wp_create_post_autosave( array( 'post_ID' => $post->ID, 'post_type' => 'post', 'post_title' => 'Typed', 'post_content' => 'x', 'post_excerpt' => '' ) );
		update_metadata( 'post', $autosave, Meta_Keys::TITLE, 'Typed' );

		$this->assertSame( array(), $this->earlier( $post->ID ) );
		$this->assertGreaterThan( 0, $autosave + $user );
	}

	public function test_old_texts_end_somewhere(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		for ( $i = 0; $i < Earlier_Texts::MOST_TEXTS + 3; $i++ ) {
			$this->save( $post->ID, array( Meta_Keys::TITLE => "Title $i" ) );
		}
		$texts = array_column( $this->earlier( $post->ID ), 'text' );

		$this->assertCount( Earlier_Texts::MOST_TEXTS, $texts );
		$this->assertContains( 'Title ' . ( Earlier_Texts::MOST_TEXTS + 1 ), $texts );
		$this->assertNotContains( 'Title 0', $texts );
	}

	public function test_a_text_that_an_import_or_a_table_wrote_can_be_found_again(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::TITLE, 'Imported' );
		update_post_meta( $post->ID, Meta_Keys::TITLE, 'From the table' );
		$this->save( $post->ID, array( Meta_Keys::TITLE => 'Typed' ) );
		$this->assertSame( array( 'From the table', 'Imported' ), array_column( $this->earlier( $post->ID ), 'text' ) );
		$count = count( wp_get_post_revisions( $post ) );
		$this->save( $post->ID, array( Meta_Keys::TITLE => 'Typed again' ) );

		$this->assertCount( $count + 1, wp_get_post_revisions( $post ) );
	}

	public function test_without_revisions_there_are_no_earlier_texts(): void {
		add_filter( 'wp_revisions_to_keep', '__return_zero' );
		$this->log_in( 'editor' );
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::TITLE, 'Imported' );
		$this->save( $post->ID, array( Meta_Keys::TITLE => 'Typed' ) );

		$this->assertSame( array(), $this->earlier( $post->ID ) );
	}

	public function test_only_people_who_edit_the_post_see_them(): void {
		$post = $this->post( array( 'post_author' => 1 ) );
		$this->assertSame( 401, $this->rest( 'GET', "/posts/$post->ID/earlier-texts" )->get_status() );
		$this->log_in( 'author' );

		$this->assertSame( 403, $this->rest( 'GET', "/posts/$post->ID/earlier-texts" )->get_status() );
	}

	public function test_damaged_meta_of_a_revision_is_skipped(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		$this->save( $post->ID, array( Meta_Keys::TITLE => 'Tea' ) );
		foreach ( wp_get_post_revisions( $post ) as $revision ) {
			update_metadata( 'post', $revision->ID, Meta_Keys::TITLE, array( 'x' ) );
			update_metadata( 'post', $revision->ID, Meta_Keys::KEYWORDS, 'tea' );
		}

		$this->assertSame( array(), $this->earlier( $post->ID ) );
	}

	/**
	 * The earlier texts of a post.
	 *
	 * @param int $post_id The post.
	 */
	private function earlier( int $post_id ): array {
		return $this->rest( 'GET', "/posts/$post_id/earlier-texts" )->get_data();
	}

	/**
	 * Saves fields as the editor does.
	 *
	 * @param int   $post_id The post.
	 * @param array $meta    The fields.
	 */
	private function save( int $post_id, array $meta ): void {
		$request = new WP_REST_Request( 'POST', "/wp/v2/posts/$post_id" );
		$request->set_param( 'meta', $meta );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
	}
}
