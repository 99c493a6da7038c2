<?php
/**
 * Tests for the importer.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Takeover_Screen. */
final class Takeover_Screen_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider people
	 */
	public function test_only_users_who_manage_the_site_get_the_table( string $role, bool $is_shown ): void {
		$user = $this->log_in( $role );
		get_userdata( $user )->add_cap( 'import' );
		$screen = self::printed( array( new Takeover_Screen( '' ), 'render' ) );

		$this->assertSame( $is_shown, false !== strpos( $screen, 'id="plumbline-takeover"' ) );
	}

	public static function people(): array {
		return array(
			'administrators'             => array( 'administrator', true ),
			'not editors who may import' => array( 'editor', false ),
		);
	}
}
