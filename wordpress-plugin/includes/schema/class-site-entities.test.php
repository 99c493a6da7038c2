<?php
/**
 * Tests for entities of the site.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Site_Entities. */
final class Site_Entities_Test extends WordPress_Test_Case {

	public function test_names_are_plain_and_a_missing_logo_is_left_out(): void {
		update_option( 'blogname', 'Tea &amp; “茶” <b>' );
		$organization = Site_Entities::organization();

		$this->assertSame( $organization['name'], Site_Entities::website()['name'] );
		$this->assertStringContainsString( 'Tea & “茶”', $organization['name'] );
		$this->assertArrayNotHasKey( 'logo', $organization );
	}

	public function test_the_logo_comes_before_the_icon(): void {
		$icon = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Icon' ), 'icon.png' );
		$logo = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Logo' ), 'logo.png' );
		update_option( 'site_icon', $icon );
		$this->assertStringEndsWith( '/icon.png', Site_Entities::organization()['logo'] );
		set_theme_mod( 'custom_logo', $logo );

		$this->assertStringEndsWith( '/logo.png', Site_Entities::organization()['logo'] );
	}

	public function test_everything_refers_to_the_same_organization(): void {
		$this->assertSame( Site_Entities::organization()['@id'], Site_Entities::website()['publisher']['@id'] );
	}
}
