<?php
/**
 * Tests for the posts to audit.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Posts_Route and Whose_Posts. */
final class Posts_Route_Test extends WordPress_Test_Case {

	public function test_subscribers_see_no_list(): void {
		$this->log_in( 'subscriber' );

		$this->assertSame( 403, $this->rest( 'GET', '/posts' )->get_status() );
	}

	public function test_chosen_posts_are_listed_even_if_they_are_drafts(): void {
		$this->log_in( 'editor' );
		$draft = $this->post( array( 'post_status' => 'draft' ) );
		$this->post();

		$this->assertSame( array( $draft->ID ), array_column( $this->rest( 'GET', '/posts', array( 'ids' => array( $draft->ID ) ) )->get_data()['posts'], 'id' ) );
	}

	public function test_authors_see_their_own_posts_and_editors_all_of_them(): void {
		$author = $this->user( 'author' );
		$own    = $this->post( array( 'post_author' => $author ) );
		$this->post( array( 'post_author' => $this->user( 'author' ) ) );
		wp_set_current_user( $author );
		$this->assertSame( array( $own->ID ), array_column( $this->rest( 'GET', '/posts' )->get_data()['posts'], 'id' ) );

		$this->log_in( 'editor' );
		$this->assertSame( 2, $this->rest( 'GET', '/posts' )->get_data()['total'] );
	}

	public function test_the_newest_come_first_twenty_at_a_time_without_drafts(): void {
		$this->log_in( 'editor' );
		foreach ( range( 1, 22 ) as $day ) {
			$this->post( array( 'post_title' => 'Day ' . $day, 'post_date' => sprintf( '2026-01-%02d 12:00:00', $day ) ) );
		}
		stick_post( get_posts( array( 'order' => 'ASC', 'numberposts' => 1 ) )[0]->ID );
		$this->post( array( 'post_status' => 'draft' ) );
		$first = $this->rest( 'GET', '/posts' )->get_data();
		$rest  = $this->rest( 'GET', '/posts', array( 'offset' => $first['next'] ) )->get_data();

		$this->assertSame( 'Day 22', $first['posts'][0]['title'] );
		$this->assertCount( 20, $first['posts'] );
		$this->assertSame( array( 'Day 2', 'Day 1' ), array_column( $rest['posts'], 'title' ) );
		$this->assertSame( 22, $rest['next'] );
		$this->assertSame( 22, $rest['total'] );
	}

	public function test_a_post_is_listed_with_the_data_its_audit_needs(): void {
		$this->log_in( 'editor' );
		$post = $this->post( array( 'post_title' => 'Tea &amp; water' ) );
		update_post_meta( $post->ID, Meta_Keys::HIDDEN, true );
		list( $listed ) = $this->rest( 'GET', '/posts' )->get_data()['posts'];

		$this->assertSame( 'Tea & water', $listed['title'] );
		$this->assertFalse( $listed['is_fresh'] );
		$this->assertTrue( $listed['meta'][ Meta_Keys::HIDDEN ] );
		$this->assertSame( array(), $listed['meta'][ Meta_Keys::KEYWORDS ] );
	}
}
