<?php
/**
 * Tests for the values of the screen.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Appearance_Values. */
final class Appearance_Values_Test extends WordPress_Test_Case {

	public function test_only_changed_values_of_known_names_are_saved(): void {
		( new Subject( Subject::SITE ) )->set( Meta_Keys::ALTERNATIVE_NAME, 'Kept' );
		Appearance_Values::save(
			array(
				'site'            => array( Meta_Keys::SITE_NAME => " Tea\n& water ", Meta_Keys::VERDICT => 'no', 'else' => 'no' ),
				'every:post.post' => array( Meta_Keys::HIDDEN => true, Meta_Keys::TITLE => '{title}' ),
				'every:post.none' => array( Meta_Keys::HIDDEN => true ),
				'post:1'          => array( Meta_Keys::HIDDEN => true ),
			)
		);
		$stored = array_filter( array_map( 'get_object_vars', Appearance_Values::all() ) );

		$this->assertSame( array( 'site', 'every:post.post' ), array_keys( $stored ) );
		$this->assertSame( array( Meta_Keys::SITE_NAME => 'Tea & water', Meta_Keys::ALTERNATIVE_NAME => 'Kept' ), $stored['site'] );
		$this->assertSame( array( Meta_Keys::TITLE => '{title}', Meta_Keys::HIDDEN => true ), $stored['every:post.post'] );
	}

	public function test_an_emptied_value_is_removed(): void {
		$kind = Page_Kinds::every( Page_Kinds::DATE );
		$kind->set( Meta_Keys::HIDDEN, true );
		Appearance_Values::save( array( 'every:date' => array( Meta_Keys::HIDDEN => false ) ) );

		$this->assertSame( '', $kind->get( Meta_Keys::HIDDEN ) );
	}
}
