<?php
/**
 * Tests for the form under Settings → Plumbline on multisite.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Tests\Settings_Form_Test_Case;

/**
 * Tests Settings_Form on multisite, which WordPress only switches on when it starts.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class Settings_Form_Network_Test extends Settings_Form_Test_Case {

	public static function setUpBeforeClass(): void {
		putenv( 'PLUMBLINE_TEST_NETWORK=1' );
	}

	public static function tearDownAfterClass(): void {
		putenv( 'PLUMBLINE_TEST_NETWORK' );
	}

	/**
	 * @dataProvider people
	 */
	public function test_only_network_administrators_connect_to_the_network_itself( bool $is_super_admin, string $address, bool $is_connected ): void {
		$user                    = $this->log_in( 'administrator' );
		$GLOBALS['super_admins'] = $is_super_admin ? array( get_userdata( $user )->user_login ) : array();
		$this->send_form(
			array(
				'address' => $address,
				'key'     => 'pl_0123456789abcdef',
			)
		);

		$this->assertTrue( is_multisite() );
		$this->assertSame( $is_connected, Server_Settings::is_connected() );
		$this->assertCount( $is_connected ? 1 : 0, $this->requests );
	}

	public static function people(): array {
		return array(
			'of the network, inside'  => array( true, 'http://10.0.0.1', true ),
			'of one site, inside'     => array( false, 'http://10.0.0.1', false ),
			'of one site, by name'    => array( false, 'localhost:8787', false ),
			'of one site, outside'    => array( false, 'plumbline.example.com', true ),
		);
	}
}
