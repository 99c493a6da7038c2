<?php
/**
 * Tests for the screen under Settings → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Editor_Settings;
use Plumbline\Tests\Settings_Form_Test_Case;

/** Tests Settings_Page and Settings_Form. */
final class Settings_Page_Test extends Settings_Form_Test_Case {

	const KEY = 'pl_0123456789abcdef';

	public function test_no_page_contains_the_key(): void {
		$this->log_in( 'administrator' );
		Server_Settings::save( 'https://plumbline.example.com', self::KEY );
		$page = self::printed( array( new Settings_Page(), 'render' ) );

		$this->assertStringNotContainsString( self::KEY, $page );
		$this->assertStringContainsString( '••••cdef', $page );
		$this->assertStringNotContainsString( self::KEY, $this->editor_script() );
		$this->assertStringContainsString( '"isConnected":true', $this->editor_script() );
	}

	public function test_what_concerns_every_site_is_above_the_server(): void {
		$this->log_in( 'administrator' );
		$page = self::printed( array( new Settings_Page(), 'render' ) );

		$this->assertGreaterThan( strpos( $page, \Plumbline\Head\Head_Switches::SCHEMA ), strpos( $page, 'plumbline-address' ) );
		$this->assertGreaterThan( strpos( $page, \Plumbline\Owner\Data_Choice::OPTION ), strpos( $page, 'plumbline-address' ) );
	}

	public function test_saving_calls_the_server_once_and_shows_the_outcome(): void {
		$this->log_in( 'administrator' );
		$this->answer_requests(
			static function () {
				return self::answer( 200, '[{"site_global_key":"s1","title":"Tea <shop>","domain":"example.org"}]' );
			}
		);
		$this->send_form( array( 'address' => 'plumbline.example.com', 'key' => self::KEY ) );

		$this->assertCount( 1, $this->requests );
		$this->assertSame( 'https://plumbline.example.com', Server_Settings::address() );
		$this->assertSame( 's1', Server_Settings::site_key() );
		$outcome = self::printed( array( Settings_Form::class, 'show_outcome' ) );
		$this->assertStringContainsString( 'notice-success', $outcome );
		$this->assertSame( '', self::printed( array( Settings_Form::class, 'show_outcome' ) ) );
	}

	public function test_a_new_address_needs_its_own_key(): void {
		$this->log_in( 'administrator' );
		Server_Settings::save( 'https://plumbline.example.com', self::KEY );
		$this->send_form( array( 'address' => 'evil.example.com', 'key' => '' ) );

		$this->assertSame( array(), $this->requests );
		$this->assertSame( 'https://plumbline.example.com', Server_Settings::address() );
		$this->assertStringContainsString( 'notice-error', self::printed( array( Settings_Form::class, 'show_outcome' ) ) );
	}

	public function test_the_same_address_keeps_its_key(): void {
		$this->log_in( 'administrator' );
		Server_Settings::save( 'https://plumbline.example.com', self::KEY );
		$this->send_form( array( 'address' => 'https://plumbline.example.com/', 'key' => '' ) );

		$this->assertSame( 'Bearer ' . self::KEY, $this->requests[0]['headers']['Authorization'] );
	}

	public function test_disconnecting_forgets_address_and_key(): void {
		$this->log_in( 'administrator' );
		Server_Settings::save( 'https://plumbline.example.com', self::KEY );
		$this->send_form( array( 'do' => 'forget' ) );

		$this->assertSame( '', Server_Settings::api_key() );
		$this->assertSame( array(), $this->requests );
	}

	public function test_only_administrators_may_save(): void {
		$this->log_in( 'editor' );
		$this->send_form( array( 'address' => 'plumbline.example.com', 'key' => self::KEY ), 'wp_die' );

		$this->assertSame( '', Server_Settings::api_key() );
	}

	public function test_a_form_without_its_nonce_changes_nothing(): void {
		$this->log_in( 'administrator' );
		$this->send_form( array( 'address' => 'plumbline.example.com', 'key' => self::KEY, '_wpnonce' => 'forged' ), 'wp_die' );

		$this->assertSame( '', Server_Settings::api_key() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_values_from_wp_config_are_not_saved(): void {
		define( 'PLUMBLINE_SERVER', 'https://configured.example.com' );
		define( 'PLUMBLINE_API_KEY', 'pl_configured_0123' );
		$this->log_in( 'administrator' );
		$this->send_form( array( 'address' => 'evil.example.com', 'key' => self::KEY ) );

		$this->assertSame( 'https://configured.example.com/api/v3/account/sites', $this->requests[0]['url'] );
		$this->assertFalse( get_option( Server_Settings::KEY_OPTION ) );
		$this->assertStringNotContainsString( 'pl_configured_0123', self::printed( array( new Settings_Page(), 'render' ) ) );
	}

	/** The inline script with the settings for the editor. */
	private function editor_script(): string {
		set_current_screen( 'post' );
		$GLOBALS['post'] = $this->post();
		$script          = Editor_Settings::script( Editor_Settings::of( $GLOBALS['post'] ) );
		unset( $GLOBALS['post'], $GLOBALS['current_screen'] );
		return $script;
	}
}
