<?php
/**
 * Tests for reading data of Site Kit.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Site_Kit. */
final class Site_Kit_Test extends WordPress_Test_Case {

	public function test_a_site_without_site_kit_has_no_data_from_it(): void {
		get_userdata( $this->log_in( 'administrator' ) )->add_cap( Site_Kit::CAPABILITIES[0] );

		$this->assertFalse( Site_Kit::is_readable() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_its_data_is_read_by_people_with_one_of_its_capabilities(): void {
		define( 'GOOGLESITEKIT_VERSION', '1.0' );
		$user = $this->log_in( 'administrator' );
		$this->assertFalse( Site_Kit::is_readable() );
		foreach ( Site_Kit::CAPABILITIES as $capability ) {
			get_userdata( $user )->add_cap( $capability );
			wp_set_current_user( 0 );
			wp_set_current_user( $user );
			$this->assertTrue( Site_Kit::is_readable(), $capability );
			get_userdata( $user )->remove_cap( $capability );
		}
	}
}
