<?php
/**
 * Tests for calls to the server.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Server_Client. */
final class Server_Client_Test extends WordPress_Test_Case {

	public function test_no_request_is_sent_without_a_connection(): void {
		$this->assertSame( 'plumbline_not_connected', Server_Client::call( 'sites' )->get_error_code() );
		Server_Settings::save( 'https://plumbline.example.com', '' );
		$this->assertSame( 'plumbline_not_connected', Server_Client::call( 'sites' )->get_error_code() );
		$this->assertSame( array(), $this->requests );
	}

	public function test_the_key_is_sent_to_the_server_in_a_header_and_not_past_redirects(): void {
		$this->connect( self::answer( 200, '{"a":1}' ) );

		$this->assertSame( array( 'a' => 1 ), Server_Client::call( 'rankings', array( 'url' => 'a' ), 'once' ) );
		list( $request ) = $this->requests;
		$this->assertSame( 'https://plumbline.example.com/api/v3/keywords/rankings', $request['url'] );
		$this->assertSame( 'Bearer pl_0123456789abcdef', $request['headers']['Authorization'] );
		$this->assertSame( 'once', $request['headers']['Idempotency-Key'] );
		$this->assertSame( '{"url":"a"}', $request['body'] );
		$this->assertSame( 0, $request['redirection'] );
	}

	public function test_no_parameters_are_an_empty_object(): void {
		$this->connect( self::answer( 200, '[]' ) );
		Server_Client::call( 'sites' );

		$this->assertSame( '{}', $this->requests[0]['body'] );
		$this->assertArrayNotHasKey( 'Idempotency-Key', $this->requests[0]['headers'] );
	}

	/**
	 * @dataProvider failures
	 */
	public function test_a_failure_names_its_remedy( $answer, string $code, int $status, ?int $seconds ): void {
		$this->connect( $answer );
		$failure = Server_Client::call( 'sites' );

		$this->assertSame( 'plumbline_' . $code, $failure->get_error_code() );
		$this->assertSame(
			array(
				'status'      => $status,
				'retry_after' => $seconds,
			),
			$failure->get_error_data()
		);
		$this->assertStringNotContainsString( 'pl_0123456789abcdef', $failure->get_error_message() );
	}

	public static function failures(): array {
		$problem = static function ( string $code, array $headers = array() ): array {
			return self::answer( 400, wp_json_encode( array( 'code' => $code ) ), $headers );
		};
		return array(
			'no answer'             => array( new \WP_Error( 'http_request_failed', 'cURL error 7' ), 'unreachable', 424, null ),
			'a web page'            => array( self::answer( 200, '<html>' ), 'not_plumbline', 424, null ),
			'a redirect'            => array( self::answer( 302, '', array( 'location' => 'https://example.com' ) ), 'not_plumbline', 424, null ),
			'an unknown key'        => array( $problem( 'key_invalid' ), 'key_refused', 424, null ),
			'a missing key'         => array( $problem( 'key_missing' ), 'key_refused', 424, null ),
			'a missing scope'       => array( $problem( 'scope_missing' ), 'scope_missing', 424, null ),
			'a site that is gone'   => array( $problem( 'not_found' ), 'unknown_site', 424, null ),
			'an untracked engine'   => array( $problem( 'engine_not_tracked' ), 'engine_not_tracked', 424, null ),
			'too many requests'     => array( $problem( 'rate_limited', array( 'retry-after' => '7' ) ), 'rate_limited', 429, 7 ),
			'a wait said twice'     => array( $problem( 'rate_limited', array( 'retry-after' => array( '9', '7' ) ) ), 'rate_limited', 429, 7 ),
			'a wait until a date'   => array( $problem( 'rate_limited', array( 'retry-after' => 'Mon, 01 Jan 2035 00:00:00 GMT' ) ), 'rate_limited', 429, null ),
			'any other problem'     => array( $problem( 'database_down' ), 'refused', 424, null ),
			'an error without code' => array( self::answer( 502, '[]' ), 'not_plumbline', 424, null ),
		);
	}

	public function test_an_unknown_problem_is_shown_in_the_words_of_the_server_without_markup(): void {
		$this->connect( self::answer( 500, '{"code":"database_down","detail":"The <b>disk</b> is full."}' ) );

		$this->assertStringEndsWith( 'The disk is full.', Server_Client::call( 'sites' )->get_error_message() );
	}

	/**
	 * Connects to a server that always returns this answer.
	 *
	 * @param array|\WP_Error $answer The answer.
	 */
	private function connect( $answer ): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		$this->answer_requests(
			static function () use ( $answer ) {
				return $answer;
			}
		);
	}
}
