<?php
/**
 * Tests for the routes of takeovers.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Takeover_Routes. */
final class Takeover_Routes_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider people
	 */
	public function test_only_users_who_manage_the_site_take_over( string $role, int $status ): void {
		$this->log_in( $role );

		$this->assertSame( $status, $this->rest( 'GET', '/takeover' )->get_status() );
		$this->assertSame( $status, $this->rest( 'GET', '/takeover/yoast' )->get_status() );
		$this->assertSame( $status, $this->rest( 'POST', '/takeover/yoast', array( 'direction' => 'take' ) )->get_status() );
		$this->assertSame( $status, $this->rest( 'GET', '/takeover/yoast/samples' )->get_status() );
	}

	public static function people(): array {
		return array(
			'not editors'    => array( 'editor', 403 ),
			'administrators' => array( 'administrator', 200 ),
		);
	}

	public function test_only_plugins_with_data_are_offered(): void {
		$this->log_in( 'administrator' );
		$this->assertSame( array(), $this->rest( 'GET', '/takeover' )->get_data() );
		update_post_meta( $this->post()->ID, 'slim_seo', array( 'title' => 'Tea' ) );

		$this->assertSame( array( 'slim-seo' ), array_column( $this->rest( 'GET', '/takeover' )->get_data(), 'slug' ) );
		$this->assertSame( 404, $this->rest( 'GET', '/takeover/else' )->get_status() );
		$this->assertSame( 404, $this->rest( 'GET', '/takeover/else/samples' )->get_status() );
	}

	/**
	 * @dataProvider requests
	 */
	public function test_unknown_parameters_are_refused( string $method, array $parameters, int $status ): void {
		$this->log_in( 'administrator' );

		$this->assertSame( $status, $this->rest( $method, '/takeover/yoast', $parameters )->get_status() );
	}

	public static function requests(): array {
		return array(
			'an unknown stage'     => array( 'GET', array( 'stage' => 'comment' ), 400 ),
			'a part before all'    => array( 'GET', array( 'after' => -1 ), 400 ),
			'a list as a number'   => array( 'GET', array( 'after' => array( 1 ) ), 400 ),
			'no direction'         => array( 'POST', array(), 400 ),
			'an unknown direction' => array( 'POST', array( 'direction' => 'delete' ), 400 ),
			'a known direction'    => array( 'POST', array( 'direction' => 'undo' ), 200 ),
		);
	}

	public function test_a_plan_leads_to_its_next_part(): void {
		$this->log_in( 'administrator' );
		update_option( 'ss_redirects', array( array( 'from' => 'old', 'to' => '/new/', 'enable' => 1 ) ) );
		$first = $this->rest( 'GET', '/takeover/slim-seo' )->get_data();
		$last  = $this->rest( 'GET', '/takeover/slim-seo', array( 'stage' => 'redirects' ) )->get_data();

		$this->assertSame( array( array(), array( 'stage' => 'post', 'after' => 0 ) ), array( $first['rows'], $first['next'] ) );
		$this->assertSame( array( array( 'old' ), null ), array( array_column( $last['rows'], 'theirs' ), $last['next'] ) );
	}
}
