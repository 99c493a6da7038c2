<?php
/**
 * Tests for switches of the head.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Head_Switches. */
final class Head_Switches_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider values
	 */
	public function test_the_switches_that_are_on( $stored, array $on ): void {
		update_option( Head_Switches::OPTION, $stored );

		$this->assertSame( $on, array_values( array_filter( Head_Switches::ALL, array( Head_Switches::class, 'is_on' ) ) ) );
	}

	public static function values(): array {
		return array(
			'of an empty form'      => array( array( '' ), array() ),
			'of a form'             => array( array( '', 'schema', 'social', 'schema' ), array( 'social', 'schema' ) ),
			'of unknown names'      => array( array( 'else', array( 'social' ), true ), array() ),
			'of one as a text'      => array( 'social', array( 'social' ) ),
			'of nothing'            => array( null, array() ),
		);
	}

	public function test_the_head_is_written_and_sitemaps_stay_as_they_are_until_somebody_decides(): void {
		delete_option( Head_Switches::OPTION );

		foreach ( Head_Switches::ALL as $name ) {
			$this->assertSame( in_array( $name, array( 'social', 'schema', 'descriptions' ), true ), Head_Switches::is_on( $name ) );
		}
		$this->assertFalse( Head_Switches::is_on( 'else' ) );
	}
}
