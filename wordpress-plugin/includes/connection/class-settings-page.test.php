<?php
/**
 * Tests for the screen under Settings → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Editor_Settings;
use Plumbline\Tests\Settings_Form_Test_Case;

/** Tests Settings_Page. */
final class Settings_Page_Test extends Settings_Form_Test_Case {

	const KEY = 'pl_0123456789abcdef';

	public function test_no_page_contains_the_key(): void {
		$this->log_in( 'administrator' );
		Server_Settings::save( 'https://plumbline.example.com', self::KEY );
		$page = self::tab( 'server' );

		$this->assertStringNotContainsString( self::KEY, $page );
		$this->assertStringContainsString( '••••cdef', $page );
		$this->assertStringNotContainsString( self::KEY, $this->editor_script() );
		$this->assertStringContainsString( '"isConnected":true', $this->editor_script() );
	}

	public function test_each_tab_shows_its_part_and_an_unknown_one_the_first(): void {
		$this->log_in( 'administrator' );
		$parts = array(
			''       => 'plumbline-appearance',
			'types'  => 'plumbline-appearance',
			'home'   => 'plumbline_home',
			'checks' => 'plumbline-appearance',
			'server' => 'plumbline-address',
			'<b>'    => 'plumbline-appearance',
		);
		foreach ( $parts as $tab => $part ) {
			$page = self::tab( $tab );
			$this->assertSame( array( $part ), array_values( array_unique( array_filter( $parts, fn( $one ) => false !== strpos( $page, $one ) ) ) ) );
			$this->assertSame( 1, substr_count( $page, 'nav-tab-active' ) );
		}
	}

	public function test_a_home_page_that_is_a_page_has_no_tab(): void {
		update_option( 'show_on_front', 'page' );

		$this->assertStringNotContainsString( 'tab=home', self::tab( 'home' ) );
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
		$this->assertStringNotContainsString( 'pl_configured_0123', self::tab( 'server' ) );
	}

	/**
	 * The page with a tab.
	 *
	 * @param string $tab The tab.
	 */
	private static function tab( string $tab ): string {
		$_GET['tab'] = $tab;
		return self::printed( array( new Settings_Page(), 'render' ) );
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
