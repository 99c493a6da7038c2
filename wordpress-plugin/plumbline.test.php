<?php
/**
 * Tests for the plugin's main file.
 *
 * @package Plumbline
 */

namespace Plumbline;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests how classes are loaded. */
final class Plumbline_Test extends WordPress_Test_Case {

	public function test_a_class_that_does_not_exist_is_not_loaded(): void {
		$this->assertFalse( class_exists( 'Plumbline\Missing' ) );
		$this->assertFalse( class_exists( 'Plumbline\Missing\Too' ) );
	}

	public function test_a_class_is_loaded_from_the_file_that_has_its_name(): void {
		$this->assertTrue( class_exists( Head\Head_Output::class ) );
	}
}
