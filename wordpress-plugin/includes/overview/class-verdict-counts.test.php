<?php
/**
 * Tests for counts of verdicts.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Audits\Verdict;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Verdict_Counts. */
final class Verdict_Counts_Test extends WordPress_Test_Case {

	public function test_published_posts_are_counted_by_state(): void {
		$this->log_in( 'editor' );
		Verdict::save( $this->post(), array( 'score' => 90, 'indexable' => 'yes', 'rule_set' => \Plumbline\RULE_SET, 'source' => 'page', 'findings' => array() ) );
		$this->post();
		$this->post();
		$this->post( array( 'post_status' => 'draft' ) );
		$text = wp_strip_all_tags( self::printed( array( Verdict_Counts::class, 'render' ) ) );

		$this->assertStringContainsString( 'Not audited yet: 2', $text );
		$this->assertStringContainsString( 'Nothing to fix: 1', $text );
	}

	public function test_authors_count_and_open_their_own_posts(): void {
		$this->post( array( 'post_author' => $this->user( 'editor' ) ) );
		$author = $this->log_in( 'author' );
		$this->post( array( 'post_author' => $author ) );
		$html = self::printed( array( Verdict_Counts::class, 'render' ) );

		$this->assertStringContainsString( 'Not audited yet</a>: 1', $html );
		$this->assertStringContainsString( "author=$author", $html );
	}

	public function test_a_site_without_posts_counts_zero(): void {
		$this->log_in( 'editor' );

		$this->assertStringContainsString( 'Not audited yet</a>: 0', self::printed( array( Verdict_Counts::class, 'render' ) ) );
	}
}
