<?php
/**
 * Tests for stored verdicts.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Policy\Site_Policy;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Verdict. */
final class Verdict_Test extends WordPress_Test_Case {

	public function test_a_post_without_an_audit_has_no_verdict(): void {
		$this->assertNull( Verdict::of( $this->post() ) );
	}

	/**
	 * @dataProvider states
	 */
	public function test_the_state_follows_the_worst_finding( array $severities, string $state, array $counts ): void {
		$verdict = Verdict::save( $this->post(), self::verdict( $severities ) );

		$this->assertSame( $state, $verdict['state'] );
		$this->assertSame( array_combine( array( 'must_fix', 'worth_fixing', 'notes' ), $counts ), $verdict['counts'] );
	}

	public static function states(): array {
		return array(
			'no finding' => array( array(), 'fine', array( 0, 0, 0 ) ),
			'notes'      => array( array( 'note', 'note' ), 'fine', array( 0, 0, 2 ) ),
			'a warning'  => array( array( 'note', 'warning' ), 'worth_fixing', array( 0, 1, 1 ) ),
			'an error'   => array( array( 'warning', 'error' ), 'must_fix', array( 1, 1, 0 ) ),
			'a blocker'  => array( array( 'blocker', 'error' ), 'must_fix', array( 2, 0, 0 ) ),
		);
	}

	public function test_a_verdict_is_stale_once_the_post_changes(): void {
		$post = $this->post();
		$this->assertFalse( Verdict::save( $post, self::verdict() )['is_stale'] );
		wp_update_post( array( 'ID' => $post->ID, 'post_title' => 'Tea' ) );

		$this->assertTrue( Verdict::of( get_post( $post->ID ) )['is_stale'] );
		$this->assertSame( '', get_post_meta( $post->ID, Meta_Keys::FRESH_FOR, true ) );
	}

	public function test_a_verdict_is_fresh_again_once_a_change_is_undone(): void {
		$post = $this->post();
		Verdict::save( $post, self::verdict() );
		foreach ( array( 'Tea', 'Brewing tea' ) as $title ) {
			wp_update_post( array( 'ID' => $post->ID, 'post_title' => $title ) );
		}

		$this->assertFalse( Verdict::of( get_post( $post->ID ) )['is_stale'] );
		$this->assertSame( Verdict::rules_of_today(), get_post_meta( $post->ID, Meta_Keys::FRESH_FOR, true ) );
	}

	public function test_a_verdict_by_an_earlier_rule_set_is_stale(): void {
		$this->assertTrue( Verdict::save( $this->post(), array( 'rule_set' => '2025.01' ) + self::verdict() )['is_stale'] );
	}

	public function test_a_verdict_is_stale_once_the_site_dismisses_something(): void {
		$post = $this->post();
		Verdict::save( $post, self::verdict() );
		Site_Policy::save( array( 'dismissals' => array( array( 'kind' => 'rule', 'name' => 'title_tag_used' ) ) ) );

		$this->assertTrue( Verdict::of( $post )['is_stale'] );
	}

	public function test_a_verdict_about_an_earlier_text_or_policy_is_stale(): void {
		$this->assertTrue( Verdict::save( $this->post(), array( 'hash' => md5( 'earlier' ) ) + self::verdict() )['is_stale'] );
		$this->assertTrue( Verdict::save( $this->post(), array( 'dismissed' => array( 'rule a' ) ) + self::verdict() )['is_stale'] );
	}

	public function test_stored_values_have_limits(): void {
		$long    = array( 'message' => str_repeat( 'a', 1001 ) ) + self::finding( 'note' );
		$verdict = Verdict::save( $this->post(), array( 'score' => 200, 'findings' => array_fill( 0, 51, $long ) ) + self::verdict() );

		$this->assertSame( 100, $verdict['score'] );
		$this->assertCount( 50, $verdict['findings'] );
		$this->assertSame( 1000, strlen( $verdict['findings'][0]['message'] ) );
	}

	public function test_backslashes_and_quotes_survive(): void {
		$post = $this->post();
		Verdict::save( $post, array( 'findings' => array( array( 'message' => 'C:\\new "tea"' ) + self::finding( 'note' ) ) ) + self::verdict() );

		$this->assertSame( 'C:\\new "tea"', Verdict::of( $post )['findings'][0]['message'] );
	}

	public function test_meta_that_is_not_a_verdict_counts_as_none(): void {
		$post = $this->post();
		foreach ( array( 'fine', array(), array( 'hash' => 'a' ) ) as $value ) {
			update_post_meta( $post->ID, Meta_Keys::VERDICT, $value );
			$this->assertNull( Verdict::of( $post ) );
		}
	}

	/**
	 * A verdict in the format that browsers send.
	 *
	 * @param string[] $severities One per finding.
	 */
	private static function verdict( array $severities = array() ): array {
		return array(
			'score'     => 90,
			'indexable' => 'yes',
			'rule_set'  => \Plumbline\RULE_SET,
			'source'    => 'page',
			'findings'  => array_map( array( self::class, 'finding' ), $severities ),
		);
	}

	/**
	 * Creates a finding.
	 *
	 * @param string $severity Its severity.
	 */
	private static function finding( string $severity ): array {
		return array(
			'rule'     => 'title_tag_used',
			'severity' => $severity,
			'message'  => 'There is no title.',
			'fix'      => 'Write one.',
		);
	}
}
