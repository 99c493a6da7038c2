<?php
/**
 * Tests for the capability to set policy.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Policy_Capability. */
final class Policy_Capability_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider people
	 */
	public function test_policy_is_set_by( string $role, bool $may ): void {
		$this->assertSame( $may, user_can( $this->user( $role ), Policy_Capability::NAME ) );
	}

	public static function people(): array {
		return array(
			'administrators'  => array( 'administrator', true ),
			'not editors'     => array( 'editor', false ),
			'not subscribers' => array( 'subscriber', false ),
		);
	}

	public function test_a_user_may_be_given_or_denied_the_capability(): void {
		$given  = get_userdata( $this->user( 'editor' ) );
		$denied = get_userdata( $this->user( 'administrator' ) );
		$given->add_cap( Policy_Capability::NAME );
		$denied->add_cap( Policy_Capability::NAME, false );

		$this->assertTrue( user_can( $given, Policy_Capability::NAME ) );
		$this->assertFalse( user_can( $denied, Policy_Capability::NAME ) );
		$this->assertFalse( current_user_can( Policy_Capability::NAME ) );
	}
}
