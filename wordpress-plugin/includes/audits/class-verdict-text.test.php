<?php
/**
 * Tests for words about verdicts.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Verdict_Text. */
final class Verdict_Text_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider counts
	 */
	public function test_a_verdict_in_words( int $must_fix, int $worth_fixing, string $text ): void {
		$this->assertSame( $text, Verdict_Text::of( array( 'counts' => array( 'must_fix' => $must_fix, 'worth_fixing' => $worth_fixing, 'notes' => 9 ) ) ) );
	}

	public static function counts(): array {
		return array(
			'nothing'  => array( 0, 0, 'Nothing to fix' ),
			'the worst' => array( 1, 0, '1 must fix' ),
			'the mild' => array( 0, 2, '2 worth fixing' ),
			'both'     => array( 3, 1, '3 must fix · 1 worth fixing' ),
		);
	}

	public function test_each_state_has_its_own_words_and_others_count_as_not_audited(): void {
		$words = array_map( array( Verdict_Text::class, 'state' ), array_merge( Verdict::STATES, array( 'stale', 'none' ) ) );

		$this->assertSame( $words, array_unique( $words ) );
		$this->assertSame( end( $words ), Verdict_Text::state( '<b>' ) );
	}
}
