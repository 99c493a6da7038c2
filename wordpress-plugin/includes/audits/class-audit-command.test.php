<?php
/**
 * Tests for the WP-CLI command.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Audit_Command. */
final class Audit_Command_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider outcomes
	 */
	public function test_the_exit_code( array $states, string $fail_on, int $code ): void {
		$rows = array_map(
			static function ( string $state ): array {
				return array( 'state' => $state );
			},
			$states
		);

		$this->assertSame( $code, Audit_Command::exit_code( $rows, $fail_on ) );
	}

	public static function outcomes(): array {
		return array(
			'of a bad post'              => array( array( 'fine', 'must_fix' ), 'must_fix', 1 ),
			'of a mild post'             => array( array( 'worth_fixing' ), 'must_fix', 0 ),
			'of a mild post, if it counts' => array( array( 'worth_fixing' ), 'worth_fixing', 1 ),
			'of a worse post, if mild ones count' => array( array( 'must_fix' ), 'worth_fixing', 1 ),
			'of a bad post, if none counts' => array( array( 'must_fix' ), 'never', 0 ),
			'of a failed audit'          => array( array( 'failed' ), 'never', 2 ),
			'of nothing'                 => array( array(), 'must_fix', 0 ),
		);
	}
}
