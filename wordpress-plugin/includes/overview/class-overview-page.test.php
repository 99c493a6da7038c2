<?php
/**
 * Tests for the overview.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Overview_Page. */
final class Overview_Page_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider people
	 */
	public function test_the_import_is_offered_to( string $role, bool $is_offered ): void {
		$this->log_in( $role );
		$page = self::printed( array( new Overview_Page( '' ), 'render' ) );

		$this->assertSame( $is_offered, false !== strpos( $page, 'import=' ) );
	}

	public static function people(): array {
		return array(
			'administrators' => array( 'administrator', true ),
			'not editors'    => array( 'editor', false ),
		);
	}

	public function test_the_owner_of_the_head_is_named_without_markup(): void {
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'A <b>theme</b>';
			}
		);

		$this->assertStringContainsString( 'Written by A &lt;b&gt;theme&lt;/b&gt;.', self::printed( array( new Overview_Page( '' ), 'render' ) ) );
	}
}
