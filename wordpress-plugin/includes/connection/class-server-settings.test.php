<?php
/**
 * Tests for the settings of the server.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Server_Settings. */
final class Server_Settings_Test extends WordPress_Test_Case {

	public function test_nothing_is_connected_at_first(): void {
		$this->assertFalse( Server_Settings::is_connected() );
		$this->assertSame( 'plumbline_not_connected', Server_Settings::address()->get_error_code() );
		$this->assertSame( '', Server_Settings::masked_key() );
		$this->assertNull( Server_Settings::site() );
	}

	public function test_address_and_key_make_a_connection(): void {
		Server_Settings::save( 'https://plumbline.example.com', '' );
		$this->assertFalse( Server_Settings::is_connected() );
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		$this->assertTrue( Server_Settings::is_connected() );
	}

	public function test_an_empty_key_keeps_the_stored_one(): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		Server_Settings::save( 'https://plumbline.example.com', '' );

		$this->assertSame( 'pl_0123456789abcdef', Server_Settings::api_key() );
	}

	/**
	 * @dataProvider keys
	 */
	public function test_only_the_end_of_a_key_is_shown( string $key, string $shown ): void {
		Server_Settings::save( 'https://plumbline.example.com', $key );

		$this->assertSame( $shown, Server_Settings::masked_key() );
	}

	public static function keys(): array {
		return array(
			'of a long one'             => array( 'pl_0123456789abcdef', '••••cdef' ),
			'and nothing of a short one' => array( '123456789012', '••••' ),
		);
	}

	public function test_the_key_is_neither_loaded_with_every_page_nor_listed_as_a_text(): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );

		$this->assertStringNotContainsString( 'pl_0123456789abcdef', serialize( wp_load_alloptions( true ) ) );
		$this->assertIsArray( get_option( Server_Settings::KEY_OPTION ) );
	}

	public function test_saving_the_address_keeps_the_sites(): void {
		Server_Settings::save_sites( array( self::site( 'a' ), self::site( 'b' ) ), 'b' );
		Server_Settings::save( 'https://plumbline.example.com', '' );

		$this->assertSame( 'b', Server_Settings::site()['key'] );
	}

	public function test_a_chosen_site_that_the_server_no_longer_has_is_dropped(): void {
		Server_Settings::save_sites( array( self::site( 'a' ) ), 'b' );

		$this->assertNull( Server_Settings::site() );
	}

	public function test_disconnecting_deletes_everything(): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		Server_Settings::forget();

		$this->assertFalse( get_option( Server_Settings::SERVER_OPTION ) );
		$this->assertFalse( get_option( Server_Settings::KEY_OPTION ) );
	}

	/**
	 * @dataProvider damaged
	 */
	public function test_damaged_options_count_as_not_connected( $option ): void {
		update_option( Server_Settings::SERVER_OPTION, $option );
		update_option( Server_Settings::KEY_OPTION, $option );

		$this->assertFalse( Server_Settings::is_connected() );
		$this->assertSame( array(), Server_Settings::sites() );
		$this->assertSame( '', Server_Settings::site_key() );
	}

	public static function damaged(): array {
		return array(
			'a text'       => array( 'https://plumbline.example.com' ),
			'wrong fields' => array(
				array(
					'address' => array(),
					'key'     => 7,
					'sites'   => 'a',
					'site'    => array(),
				),
			),
		);
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_wp_config_wins_over_what_was_typed(): void {
		Server_Settings::save( 'https://typed.example.com', 'pl_typed_0123456789' );
		define( 'PLUMBLINE_SERVER', 'Configured.example.com/' );
		define( 'PLUMBLINE_API_KEY', 'pl_configured_0123' );

		$this->assertSame( 'https://configured.example.com', Server_Settings::address() );
		$this->assertSame( 'pl_configured_0123', Server_Settings::api_key() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_empty_constants_are_ignored(): void {
		Server_Settings::save( 'https://typed.example.com', 'pl_typed_0123456789' );
		define( 'PLUMBLINE_SERVER', '' );
		define( 'PLUMBLINE_API_KEY', '' );

		$this->assertSame( 'https://typed.example.com', Server_Settings::address() );
		$this->assertSame( 'pl_typed_0123456789', Server_Settings::api_key() );
	}

	/**
	 * A site.
	 *
	 * @param string $key Its key.
	 */
	private static function site( string $key ): array {
		return array(
			'key'     => $key,
			'title'   => 'Site',
			'domain'  => 'example.org',
			'engines' => array(),
		);
	}
}
