<?php
/**
 * Tests for failures of the server.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Server_Failure. */
final class Server_Failure_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider problems
	 */
	public function test_a_problem_becomes( $problem, string $code, string $ending ): void {
		$failure = Server_Failure::of_problem( $problem, '' );

		$this->assertSame( "plumbline_$code", $failure->get_error_code() );
		$this->assertStringEndsWith( $ending, $failure->get_error_message() );
	}

	public static function problems(): array {
		return array(
			'a known problem, in our words'       => array( array( 'code' => 'key_invalid', 'detail' => 'pl_secret' ), 'key_refused', 'Settings → Plumbline.' ),
			'an unknown problem, without markup'  => array( array( 'code' => 'full', 'detail' => "The <b>disk</b>\nis 茶 & full." ), 'refused', 'The disk is 茶 & full.' ),
			'an unknown problem, without a detail' => array( array( 'code' => 'full', 'detail' => array( 'x' ) ), 'refused', 'returned an error:' ),
			'no problem, if the code is a list'   => array( array( 'code' => array( 'x' ) ), 'not_plumbline', 'up to date.' ),
			'no problem, if it is a text'         => array( 'x', 'not_plumbline', 'up to date.' ),
			'no problem, if it is missing'        => array( null, 'not_plumbline', 'up to date.' ),
		);
	}

	/**
	 * @dataProvider waits
	 */
	public function test_the_waiting_time_is_named_if_it_is_known( string $header, ?int $seconds, string $said ): void {
		$failure = Server_Failure::of_problem( array( 'code' => 'rate_limited' ), $header );

		$this->assertSame( array( 'status' => 429, 'retry_after' => $seconds ), $failure->get_error_data() );
		$this->assertStringContainsString( $said, $failure->get_error_message() );
	}

	public static function waits(): array {
		return array(
			'one second'      => array( '1', 1, 'in 1 second.' ),
			'more seconds'    => array( '60', 60, 'in 60 seconds.' ),
			'a negative wait' => array( '-1', null, 'Wait a moment' ),
			'a date'          => array( 'Mon, 01 Jan 2035 00:00:00 GMT', null, 'Wait a moment' ),
			'nothing'         => array( '', null, 'Wait a moment' ),
		);
	}
}
