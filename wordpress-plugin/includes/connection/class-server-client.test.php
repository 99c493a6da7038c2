<?php
/**
 * Tests for calls to the server.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Server_Client, Server_Failure and Server_Sites. */
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

	public function test_stores_the_sites_and_chooses_the_one_for_this_domain(): void {
		$this->connect(
			self::answer(
				200,
				wp_json_encode(
					array(
						array( 'site_global_key' => 's1', 'title' => 'Other', 'domain' => 'example.com', 'search_engine_global_keys' => array() ),
						array( 'site_global_key' => 's2', 'title' => '<b>Own</b>', 'domain' => 'www.example.org', 'search_engine_global_keys' => array( 'google_us', 7 ) ),
						array( 'title' => 'Without a key' ),
						'not a site',
					)
				)
			)
		);
		Server_Sites::refresh();

		$this->assertSame( array( 's1', 's2' ), array_column( Server_Settings::sites(), 'key' ) );
		$this->assertSame(
			array(
				'key'     => 's2',
				'title'   => 'Own',
				'domain'  => 'www.example.org',
				'engines' => array( 'google_us' ),
			),
			Server_Settings::site()
		);
	}

	public function test_a_chosen_site_stays_chosen_while_the_server_has_it(): void {
		$sites = array(
			array( 'site_global_key' => 's1', 'title' => 'Chosen', 'domain' => 'example.com' ),
			array( 'site_global_key' => 's2', 'title' => 'Own', 'domain' => 'example.org' ),
		);
		$this->connect( self::answer( 200, wp_json_encode( $sites ) ) );
		Server_Settings::save_sites( array(), 's1' );
		Server_Sites::refresh();
		$this->assertSame( 's1', Server_Settings::site_key() );

		$this->connect( self::answer( 200, wp_json_encode( array_slice( $sites, 1 ) ) ) );
		Server_Sites::refresh();
		$this->assertSame( 's2', Server_Settings::site_key() );
	}

	public function test_an_answer_that_is_not_a_list_of_sites_changes_nothing(): void {
		$this->connect( self::answer( 200, '{"sites":[]}' ) );
		Server_Settings::save_sites( array( array( 'key' => 's1' ) ), 's1' );

		$this->assertSame( 'plumbline_not_plumbline', Server_Sites::refresh()->get_error_code() );
		$this->assertSame( 's1', Server_Settings::site_key() );
	}

	/**
	 * @dataProvider hosts
	 */
	public function test_a_host_belongs_to_the_closest_domain( string $host, string $key ): void {
		$sites = array(
			array( 'key' => 'short', 'domain' => 'example.org' ),
			array( 'key' => 'long', 'domain' => 'Blog.example.org' ),
			array( 'key' => 'empty', 'domain' => '' ),
		);

		$this->assertSame( $key, Server_Sites::own( $sites, $host ) );
	}

	public static function hosts(): array {
		return array(
			'the same'          => array( 'example.org', 'short' ),
			'with www.'         => array( 'www.example.org', 'short' ),
			'a subdomain'       => array( 'shop.example.org', 'short' ),
			'two that fit'      => array( 'de.blog.example.org', 'long' ),
			'only its end'      => array( 'myexample.org', '' ),
			'a dot is a dot'    => array( 'exampleXorg', '' ),
		);
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
