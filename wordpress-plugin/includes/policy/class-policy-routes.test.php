<?php
/**
 * Tests for the REST routes of the site's policy.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Tests\WordPress_Test_Case;
use WP_REST_Request;

/** Tests Policy_Routes. */
final class Policy_Routes_Test extends WordPress_Test_Case {

	const DISMISSAL = array(
		'kind'   => 'rule',
		'name'   => 'title_tag_used',
		'reason' => 'The theme does it',
	);

	/**
	 * @dataProvider changes
	 */
	public function test_only_administrators_change_the_policy( string $method, string $route, array $parameters ): void {
		$this->assertSame( 401, $this->rest( $method, $route, $parameters )->get_status() );
		$this->log_in( 'editor' );
		$this->assertSame( 403, $this->rest( $method, $route, $parameters )->get_status() );
		$this->assertSame( Policy_Values::policy( null ), Site_Policy::get() );
		$this->log_in( 'administrator' );
		$this->assertSame( 200, $this->rest( $method, $route, $parameters )->get_status() );
	}

	public static function changes(): array {
		return array(
			'the blocking rules'    => array( 'POST', '/policy/blocking', array( 'blocking' => array( array( 'rule' => 'title_tag_used' ) ) ) ),
			'a dismissal'           => array( 'POST', '/policy/dismissals', self::DISMISSAL ),
			'a dismissal restored'  => array( 'DELETE', '/policy/dismissals', array_diff_key( self::DISMISSAL, array( 'reason' => 1 ) ) ),
		);
	}

	public function test_dismissing_twice_keeps_the_last_reason(): void {
		$this->log_in( 'administrator' );
		$this->rest( 'POST', '/policy/dismissals', self::DISMISSAL );
		$this->rest( 'POST', '/policy/dismissals', array( 'name' => 'other_rule' ) + self::DISMISSAL );
		$answer = $this->rest( 'POST', '/policy/dismissals', array( 'reason' => 'Because' ) + self::DISMISSAL );

		$this->assertSame( array( 'other_rule' => 'The theme does it', 'title_tag_used' => 'Because' ), array_column( $answer->get_data(), 'reason', 'name' ) );
	}

	public function test_dismisses_in_a_policy_that_the_settings_route_has_emptied(): void {
		$this->log_in( 'administrator' );
		foreach ( array( array( array( 'rule' => 'title_tag_used' ) ), array() ) as $blocking ) {
			$saving = new WP_REST_Request( 'POST', '/wp/v2/settings' );
			$saving->set_body_params( array( Site_Policy::OPTION => array( 'blocking' => $blocking ) + Policy_Values::policy( null ) ) );
			$this->assertSame( 200, rest_do_request( $saving )->get_status() );
		}

		$answer = $this->rest( 'POST', '/policy/dismissals', self::DISMISSAL );

		$this->assertSame( array( 'title_tag_used' ), array_column( $answer->get_data(), 'name' ) );
	}

	public function test_restoring_removes_only_this_dismissal(): void {
		$this->log_in( 'administrator' );
		$this->rest( 'POST', '/policy/dismissals', self::DISMISSAL );
		$this->rest( 'POST', '/policy/dismissals', array( 'kind' => 'class' ) + self::DISMISSAL );
		$answer = $this->rest( 'DELETE', '/policy/dismissals', self::DISMISSAL );

		$this->assertSame( array( 'class' ), array_column( $answer->get_data(), 'kind' ) );
	}

	/**
	 * @dataProvider faults
	 */
	public function test_invalid_parts_of_a_policy_are_refused( string $route, array $parameters ): void {
		$this->log_in( 'administrator' );

		$this->assertSame( 400, $this->rest( 'POST', $route, $parameters )->get_status() );
	}

	public static function faults(): array {
		return array(
			'a dismissal of an unknown kind' => array( '/policy/dismissals', array( 'kind' => 'occurrence' ) + self::DISMISSAL ),
			'a name with markup'             => array( '/policy/dismissals', array( 'name' => '<b>' ) + self::DISMISSAL ),
			'no list of rules'               => array( '/policy/blocking', array() ),
			'a rule with an unknown field'   => array( '/policy/blocking', array( 'blocking' => array( array( 'rule' => 'a', 'user' => 1 ) ) ) ),
		);
	}
}
