<?php
/**
 * Tests for Google's verdict in the editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Google;

use Plumbline\Connection\Server_Settings;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Google_Verdict_Route. */
final class Google_Verdict_Route_Test extends WordPress_Test_Case {

	public function test_without_a_connection_no_request_is_sent(): void {
		$this->log_in( 'editor' );
		$answer = $this->rest( 'GET', '/posts/' . $this->post()->ID . '/google-verdict' );

		$this->assertSame( 'plumbline_not_connected', $answer->as_error()->get_error_code() );
		$this->assertSame( array(), $this->requests );
	}

	public function test_the_verdict_and_its_history_come_from_the_server_once(): void {
		$this->log_in( 'editor' );
		$google = array( 'state' => 'not_indexed' );
		$this->connect( array( array( 'google' => $google, 'history' => array( array( 'state' => 'indexed' ) ) ) ) );
		$route  = '/posts/' . $this->post()->ID . '/google-verdict';
		$answer = $this->rest( 'GET', $route )->get_data();

		$this->assertSame( $google, $answer['google'] );
		$this->assertSame( 'indexed', $answer['history'][0]['state'] );
		$asked = json_decode( $this->requests[0]['body'], true );
		$this->assertSame( 'http://example.org/brewing-tea/', $asked['url'] );
		$this->assertTrue( $asked['include_history'] );
		$this->rest( 'GET', $route );
		$this->assertCount( 1, $this->requests );
	}

	public function test_a_page_without_an_inspection_has_no_verdict(): void {
		$this->log_in( 'editor' );
		$this->connect( array() );
		$answer = $this->rest( 'GET', '/posts/' . $this->post()->ID . '/google-verdict' )->get_data();

		$this->assertSame( array( 'is_published' => true, 'google' => null, 'history' => array() ), $answer );
	}

	public function test_a_draft_is_not_asked_about(): void {
		$this->log_in( 'editor' );
		$this->connect( array() );
		$answer = $this->rest( 'GET', '/posts/' . $this->post( array( 'post_status' => 'draft' ) )->ID . '/google-verdict' )->get_data();

		$this->assertFalse( $answer['is_published'] );
		$this->assertSame( array(), $this->requests );
	}

	/**
	 * Connects to a server that knows these pages.
	 *
	 * @param array $pages Pages of its answer.
	 */
	private function connect( array $pages ): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		$site = array(
			'key'     => 's1',
			'title'   => 'Tea',
			'domain'  => 'example.org',
			'engines' => array( 'google' ),
		);
		Server_Settings::save_sites( array( $site ), 's1' );
		$this->answer_requests(
			static function () use ( $pages ): array {
				return self::answer( 200, wp_json_encode( array( 'pages' => $pages ) ) );
			}
		);
	}
}
