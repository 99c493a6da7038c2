<?php
/**
 * Tests for the tabs about search.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Connection\Settings_Page;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Appearance_Screen. */
final class Appearance_Screen_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider screens
	 */
	public function test_the_script_is_loaded_for( string $role, string $hook, string $tab, bool $is_loaded ): void {
		$this->log_in( $role );
		$_GET['tab'] = $tab;
		$this->post( array( 'post_title' => 'Tea </script>' ) );
		( new Appearance_Screen() )->enqueue( $hook );

		$this->assertSame( $is_loaded, wp_script_is( Appearance_Screen::HANDLE, 'enqueued' ) );
		wp_dequeue_script( Appearance_Screen::HANDLE );
	}

	public static function screens(): array {
		$hook = 'settings_page_' . Settings_Page::SLUG;
		return array(
			'its tabs'     => array( 'administrator', $hook, 'types', true ),
			'the first'    => array( 'administrator', $hook, '', true ),
			'the checks'   => array( 'administrator', $hook, 'checks', true ),
			'another tab'  => array( 'administrator', $hook, 'server', false ),
			'other screens' => array( 'administrator', 'settings_page_else', 'types', false ),
			'editors'      => array( 'editor', $hook, 'types', false ),
		);
	}
}
