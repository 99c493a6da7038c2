<?php
/**
 * Tests for saving the search appearance.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Head\Head_Switches;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Appearance_Routes. */
final class Appearance_Routes_Test extends WordPress_Test_Case {

	public function test_only_administrators_save(): void {
		foreach ( array( 'editor' => 403, 'administrator' => 200 ) as $role => $status ) {
			$this->log_in( $role );
			$this->assertSame( $status, $this->rest( 'POST', '/appearance', array( 'values' => array() ) )->get_status() );
		}
	}

	public function test_the_answer_holds_what_was_stored_and_switches_stay_unless_they_are_sent(): void {
		$this->log_in( 'administrator' );
		update_option( Head_Switches::OPTION, array( Head_Switches::SCHEMA ) );
		$answer = $this->rest( 'POST', '/appearance', array( 'values' => array( 'every:date' => array( '_plumbline_title' => '  {title}  ' ) ) ) )->get_data();
		$this->assertEquals( (object) array( '_plumbline_title' => '{title}' ), $answer['every:date'] );
		$this->assertTrue( Head_Switches::is_on( Head_Switches::SCHEMA ) );
		$this->rest( 'POST', '/appearance', array( 'switches' => array() ) );

		$this->assertFalse( Head_Switches::is_on( Head_Switches::SCHEMA ) );
		$this->assertSame( 400, $this->rest( 'POST', '/appearance', array( 'switches' => array( 'else' ) ) )->get_status() );
	}
}
