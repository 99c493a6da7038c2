<?php
/**
 * Tests for posts worth work.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Audits\Verdict;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Posts_Worth_Work. */
final class Posts_Worth_Work_Test extends WordPress_Test_Case {

	public function test_the_worst_come_first_in_parts(): void {
		$this->log_in( 'editor' );
		foreach ( array( array( 'warning', 'warning' ), array( 'error' ), array( 'warning' ) ) as $severities ) {
			$ids[] = $this->audited( $severities );
		}
		$this->audited( array( 'note' ) );
		$first = Posts_Worth_Work::page( 2, 0 );

		$this->assertSame( array( $ids[1], $ids[0] ), array_column( $first['posts'], 'id' ) );
		$this->assertSame( array( 3, 2 ), array( $first['total'], $first['next_offset'] ) );
		$this->assertSame( array( 'Tea & 茶', null ), array( $first['posts'][0]['title'], Posts_Worth_Work::page( 2, 2 )['next_offset'] ) );
		$this->assertSame( array( 'must_fix' => 1, 'worth_fixing' => 0, 'notes' => 0 ), $first['posts'][0]['counts'] );
		$this->assertArrayNotHasKey( 'score', $first['posts'][0] );
	}

	public function test_authors_get_their_own_posts_and_visitors_none(): void {
		$this->audited( array( 'error' ), array( 'post_author' => $this->user( 'editor' ) ) );
		$own = $this->audited( array( 'error' ), array( 'post_author' => $this->log_in( 'author' ) ) );
		$this->audited( array( 'error' ), array( 'post_author' => get_current_user_id(), 'post_status' => 'draft' ) );
		$this->assertSame( array( $own ), array_column( Posts_Worth_Work::page( 9, 0 )['posts'], 'id' ) );
		wp_set_current_user( 0 );

		$this->assertSame( array(), Posts_Worth_Work::page( 9, 0 )['posts'] );
	}

	/**
	 * Creates a post with a verdict; returns its id.
	 *
	 * @param string[] $severities One per finding.
	 * @param array    $fields     Fields of the post.
	 */
	private function audited( array $severities, array $fields = array() ): int {
		$post     = $this->post( $fields + array( 'post_title' => 'Tea &amp; <em>茶</em>' ) );
		$findings = array_map(
			static function ( string $severity ): array {
				return array( 'rule' => 'a_rule', 'severity' => $severity, 'message' => 'a', 'fix' => 'a' );
			},
			$severities
		);
		Verdict::save( $post, array( 'score' => 90, 'indexable' => 'yes', 'rule_set' => \Plumbline\RULE_SET, 'source' => 'page', 'findings' => $findings ) );
		return $post->ID;
	}
}
