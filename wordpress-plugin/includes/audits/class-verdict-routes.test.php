<?php
/**
 * Tests for the REST routes of verdicts.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Verdict_Routes. */
final class Verdict_Routes_Test extends WordPress_Test_Case {

	const VERDICT = array(
		'score'     => 90,
		'indexable' => 'yes',
		'rule_set'  => '2026.11',
		'source'    => 'page',
		'findings'  => array(),
	);

	public function test_a_verdict_is_stored_and_read_again(): void {
		$this->log_in( 'editor' );
		$route = '/posts/' . $this->post()->ID . '/verdict';

		$this->assertSame( 404, $this->rest( 'GET', $route )->get_status() );
		$kept = $this->rest( 'POST', $route, array( 'else' => 'ignored' ) + self::VERDICT )->get_data();
		$this->assertSame( $kept, $this->rest( 'GET', $route )->get_data() );
		$this->assertArrayNotHasKey( 'else', $kept );
	}

	/**
	 * @dataProvider faults
	 */
	public function test_invalid_verdicts_are_refused( array $parameters ): void {
		$this->log_in( 'editor' );

		$this->assertSame( 400, $this->rest( 'POST', '/posts/' . $this->post()->ID . '/verdict', $parameters + self::VERDICT )->get_status() );
	}

	public static function faults(): array {
		$finding = array(
			'rule'     => 'title_tag_used',
			'severity' => 'error',
			'message'  => 'There is no title.',
			'fix'      => 'Write one.',
		);
		return array(
			'a score above 100'     => array( array( 'score' => 101 ) ),
			'an unknown source'     => array( array( 'source' => 'draft' ) ),
			'an unknown answer'     => array( array( 'indexable' => 'perhaps' ) ),
			'a long rule set'       => array( array( 'rule_set' => str_repeat( '2', 21 ) ) ),
			'an invalid hash'       => array( array( 'hash' => 'abc' ) ),
			'an unknown severity'   => array( array( 'findings' => array( array( 'severity' => 'fatal' ) + $finding ) ) ),
			'a rule with markup'    => array( array( 'findings' => array( array( 'rule' => '<b>' ) + $finding ) ) ),
			'a finding without fix' => array( array( 'findings' => array( array_diff_key( $finding, array( 'fix' => 1 ) ) ) ) ),
		);
	}
}
