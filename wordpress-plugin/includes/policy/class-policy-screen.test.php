<?php
/**
 * Tests for the screen of the policy.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Connection\Settings_Page;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Policy_Screen. */
final class Policy_Screen_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider screens
	 */
	public function test_the_policy_is_sent_only_to_people_who_may_change_it( string $role, string $hook, bool $is_sent ): void {
		$this->log_in( $role );
		$_GET['tab'] = 'checks';
		( new Policy_Screen() )->enqueue( $hook );

		$this->assertSame( $is_sent, wp_script_is( Policy_Screen::HANDLE, 'enqueued' ) );
		wp_dequeue_script( Policy_Screen::HANDLE );
		$this->assertSame( 'administrator' === $role, '' !== self::printed( array( Policy_Screen::class, 'render' ) ) );
	}

	public static function screens(): array {
		return array(
			'administrators'             => array( 'administrator', 'settings_page_' . Settings_Page::SLUG, true ),
			'not on other screens'       => array( 'administrator', 'settings_page_else', false ),
			'not editors'                => array( 'editor', 'settings_page_' . Settings_Page::SLUG, false ),
		);
	}
}
