<?php
/**
 * Tests for settings of archives.
 *
 * @package Plumbline
 */

namespace Plumbline\Terms;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Archive_Settings. */
final class Archive_Settings_Test extends WordPress_Test_Case {

	public function test_fields_without_a_value_have_the_type_that_scripts_expect(): void {
		$meta = Archive_Settings::of( new Subject( Subject::TERM, 1 ) )['classic']['meta'];

		foreach ( Archive_Settings::EMPTY as $key => $value ) {
			$this->assertSame( $value, $meta[ $key ] );
		}
		$this->assertEqualsCanonicalizing( Meta_Keys::OF_EVERY_PAGE, array_keys( $meta ) );
		$this->assertSame( '', $meta[ Meta_Keys::TITLE ] );
	}

	public function test_stored_fields_are_passed_on(): void {
		$page = new Subject( Subject::TERM, 1 );
		$page->set( Meta_Keys::TITLE, 'Teas "\\" 茶 </script>' );
		$page->set( Meta_Keys::HIDDEN, true );
		$settings = Archive_Settings::of( $page );

		$this->assertSame( array( 'Teas "\\" 茶 </script>', true ), array( $settings['classic']['meta'][ Meta_Keys::TITLE ], $settings['classic']['meta'][ Meta_Keys::HIDDEN ] ) );
		$this->assertSame( get_term_link( 1 ), $settings['postAddress'] );
	}
}
