<?php
/**
 * Tests for the screen of the policy.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Policy_Screen. */
final class Policy_Screen_Test extends WordPress_Test_Case {

	public function test_the_policy_is_sent_only_to_people_who_may_change_it(): void {
		$this->log_in( 'editor' );
		$this->assertSame( array(), Policy_Screen::settings() );

		$this->log_in( 'administrator' );
		$this->assertSame( array(), Policy_Screen::settings()['site']['blocking'] );
		$this->assertContains( 'post', array_column( Policy_Screen::settings()['site']['postTypes'], 'value' ) );

		add_filter( 'user_has_cap', static fn( array $all ) => array( Policy_Capability::NAME => false ) + $all );
		$this->assertSame( array(), Policy_Screen::settings() );
	}
}
