<?php
/**
 * Tests for the index of links.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Link_Index. */
final class Link_Index_Test extends WordPress_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		Text_Links::forget();
	}

	public function test_texts_are_read_in_parts_and_once(): void {
		$posts = array_map( fn( $number ) => $this->post( array( 'post_name' => "tea-$number" ) ), range( 0, Link_Index::AT_A_TIME ) );
		$this->post( array( 'post_status' => 'draft' ) );

		$this->assertSame( array( 'total' => count( $posts ), 'done' => Link_Index::AT_A_TIME ), Link_Index::read_some() );
		$this->assertSame( count( $posts ), Link_Index::read_some()['done'] );
	}

	public function test_a_text_that_was_not_read_yet_is_not_read_when_it_is_saved(): void {
		$post = $this->post( array( 'post_content' => '<a href="/gone/">x</a>' ) );
		$this->assertSame( array(), Link_Index::unknown() );
		Link_Index::read_some();
		$this->assertSame( array( 'http://example.org/gone/' ), Link_Index::unknown() );
		wp_update_post( array( 'ID' => $post->ID, 'post_content' => '<a href="/else/">x</a>' ) );

		$this->assertSame( array( 'http://example.org/else/' ), Link_Index::unknown() );
	}

	public function test_an_answer_counts_only_for_texts_with_that_link(): void {
		$url  = 'http://example.org/gone/?a="\\"&b=1';
		$from = $this->post();
		add_post_meta( $from->ID, Meta_Keys::LINK_UNKNOWN, wp_slash( $url ) );
		Link_Index::check( array( array( 'url' => $url, 'is_broken' => true ), array( 'url' => $url, 'is_broken' => true ), array( 'url' => 'http://example.org/else/', 'is_broken' => true ) ) );
		$this->assertSame( array( $url ), get_post_meta( $from->ID, Meta_Keys::LINK_BROKEN ) );
		Link_Index::check( array( array( 'url' => $url, 'is_broken' => false ) ) );

		$this->assertSame( array(), get_post_meta( $from->ID, Meta_Keys::LINK_BROKEN ) );
	}
}
