<?php
/**
 * Tests for posts worth work.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Posts_Worth_Work. */
final class Posts_Worth_Work_Test extends WordPress_Test_Case {

	public function test_the_worst_come_first_in_parts(): void {
		$this->log_in( 'editor' );
		foreach ( array( 70, 9, 100 ) as $score ) {
			$ids[] = $this->scored( $score );
		}
		$this->scored( 1, array(), 'fine' );
		$first = Posts_Worth_Work::page( 2, 0 );

		$this->assertSame( array( $ids[1], $ids[0] ), array_column( $first['posts'], 'id' ) );
		$this->assertSame( array( 3, 2 ), array( $first['total'], $first['next_offset'] ) );
		$this->assertSame( array( 'Tea & 茶', null ), array( $first['posts'][0]['title'], Posts_Worth_Work::page( 2, 2 )['next_offset'] ) );
	}

	public function test_authors_get_their_own_posts_and_visitors_none(): void {
		$this->scored( 70, array( 'post_author' => $this->user( 'editor' ) ) );
		$own = $this->scored( 70, array( 'post_author' => $this->log_in( 'author' ) ) );
		$this->scored( 70, array( 'post_author' => get_current_user_id(), 'post_status' => 'draft' ) );
		$this->assertSame( array( $own ), array_column( Posts_Worth_Work::page( 9, 0 )['posts'], 'id' ) );
		wp_set_current_user( 0 );

		$this->assertSame( array(), Posts_Worth_Work::page( 9, 0 )['posts'] );
	}

	/**
	 * Creates a post with a score; returns its id.
	 *
	 * @param int    $score  The score.
	 * @param array  $fields Fields of the post.
	 * @param string $state  The state.
	 */
	private function scored( int $score, array $fields = array(), string $state = 'must_fix' ): int {
		$id = $this->post( $fields + array( 'post_title' => 'Tea &amp; <em>茶</em>' ) )->ID;
		update_post_meta( $id, Meta_Keys::SCORE, $score );
		update_post_meta( $id, Meta_Keys::STATE, $state );
		return $id;
	}
}
