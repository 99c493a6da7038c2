<?php
/**
 * Tests for fields of posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Editing;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Post_Fields. */
final class Post_Fields_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider edits
	 */
	public function test_an_edit_is( string $name, $stored, string $before, string $after, string $status, $then ): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		$key  = Post_Fields::KEYS[ $name ];
		if ( null !== $stored ) {
			update_post_meta( $post->ID, $key, wp_slash( $stored ) );
		}

		$this->assertSame( $status, Post_Fields::write( $post->ID, $name, $before, $after ) );
		$this->assertSame( $then, metadata_exists( 'post', $post->ID, $key ) ? get_post_meta( $post->ID, $key, true ) : null );
	}

	public static function edits(): array {
		$keyword = static function ( string $keyword ): array {
			return array( array( 'keyword' => $keyword, 'synonyms' => array() ) );
		};
		return array(
			'saved over quotes and backslashes' => array( 'title', 'It\'s "\\" 茶', 'It\'s "\\" 茶', 'New \\"', 'saved', 'New \\"' ),
			'saved as one line'                 => array( 'description', null, '', " A\n<b>pot</b> ", 'saved', 'A <b>pot</b>' ),
			'saved as removed'                  => array( 'title', 'It\'s \\', 'It\'s \\', '', 'saved', null ),
			'unchanged'                         => array( 'title', 'Tea', 'something else', ' Tea ', 'unchanged', 'Tea' ),
			'a conflict'                        => array( 'title', 'Tea', 'Pot', 'Mine', 'conflict', 'Tea' ),
			'a conflict with an empty field'    => array( 'title', null, 'Tea', 'Mine', 'conflict', null ),
			'saved as the first keyword'        => array( 'keyword', null, '', '茶', 'saved', $keyword( '茶' ) ),
			'saved, so that the second keyword moves up'    => array( 'keyword', array_merge( $keyword( 'tea' ), $keyword( 'pot' ) ), 'tea', '', 'saved', $keyword( 'pot' ) ),
		);
	}

	public function test_fields_of_posts_of_others_are_not_written(): void {
		$post = $this->post( array( 'post_author' => $this->user( 'editor' ) ) );
		$this->log_in( 'author' );

		$this->assertSame( 'forbidden', Post_Fields::write( $post->ID, 'title', '', 'Mine' ) );
	}

	public function test_damaged_meta_counts_as_missing(): void {
		$post = $this->post();
		$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->postmeta, array( 'post_id' => $post->ID, 'meta_key' => Meta_Keys::KEYWORDS, 'meta_value' => 'a:1:{' ) );
		$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->postmeta, array( 'post_id' => $post->ID, 'meta_key' => Meta_Keys::TITLE, 'meta_value' => 'a:0:{}' ) );

		$this->assertSame( array( 'title' => '', 'description' => '', 'keyword' => '' ), Post_Fields::of( $post->ID ) );
	}
}
