<?php
/**
 * Tests for entities of the site.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Site_Entities. */
final class Site_Entities_Test extends WordPress_Test_Case {

	public function test_names_are_plain_and_a_missing_logo_is_left_out(): void {
		update_option( 'blogname', 'Tea &amp; “茶” <b>' );
		$organization = Site_Entities::owner();

		$this->assertSame( $organization['name'], Site_Entities::website()['name'] );
		$this->assertStringContainsString( 'Tea & “茶”', $organization['name'] );
		$this->assertArrayNotHasKey( 'logo', $organization );
	}

	public function test_the_logo_comes_before_the_icon(): void {
		$icon = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Icon' ), 'icon.png' );
		$logo = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Logo' ), 'logo.png' );
		update_option( 'site_icon', $icon );
		$this->assertStringEndsWith( '/icon.png', Site_Entities::owner()['logo'] );
		set_theme_mod( 'custom_logo', $logo );

		$this->assertStringEndsWith( '/logo.png', Site_Entities::owner()['logo'] );
	}

	public function test_a_person_with_profiles_can_be_the_owner(): void {
		foreach ( array( Meta_Keys::OWNER_KIND => Meta_Values::PERSON, Meta_Keys::OWNER_NAME => 'Sen </script>', Meta_Keys::ALTERNATIVE_NAME => 'The tea house', Meta_Keys::PROFILES => array( 'https://social.example/@sen', 'javascript:alert(1)', 'https://social.example/@sen' ) ) as $key => $value ) {
			( new Subject( Subject::SITE ) )->set( $key, $value );
		}
		$owner = Site_Entities::owner();

		$this->assertSame( 'Person', $owner['@type'] );
		$this->assertSame( 'Sen </script>', $owner['name'] );
		$this->assertSame( array( 'https://social.example/@sen' ), $owner['sameAs'] );
		$this->assertStringEndsWith( '/#person', $owner['@id'] );
		$this->assertSame( $owner['@id'], Site_Entities::website()['publisher']['@id'] );
		$this->assertSame( 'The tea house', Site_Entities::website()['alternateName'] );
	}

	public function test_everything_refers_to_the_same_organization(): void {
		$this->assertSame( Site_Entities::owner()['@id'], Site_Entities::website()['publisher']['@id'] );
	}
}
