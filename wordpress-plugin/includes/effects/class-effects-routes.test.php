<?php
/**
 * Tests for the effects of changes in the editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Effects;

use Plumbline\Connection\Server_Settings;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Effects_Routes and Post_Effects. */
final class Effects_Routes_Test extends WordPress_Test_Case {

	public function test_the_newest_sentences_that_judge_something_are_returned_and_cached(): void {
		$this->log_in( 'editor' );
		$this->connect();
		$route  = '/posts/' . $this->post()->ID . '/effects';
		$answer = $this->rest( 'GET', $route )->get_data();

		$this->assertSame( array( 'More.', 'No difference.', 'Not enough data.' ), $answer );
		$this->assertSame( $answer, $this->rest( 'GET', $route )->get_data() );
		$this->assertCount( 1, $this->requests );
		$sent = json_decode( $this->requests[0]['body'], true );
		$this->assertSame(
			array(
				'site_global_key' => 's1',
				'url'             => 'http://example.org/brewing-tea/',
				'locale'          => 'en-US',
			),
			$sent
		);
	}

	public function test_a_draft_is_not_asked_about(): void {
		$this->log_in( 'editor' );
		$this->connect();
		$post = $this->post( array( 'post_status' => 'draft' ) );

		$this->assertSame( array(), $this->rest( 'GET', '/posts/' . $post->ID . '/effects' )->get_data() );
		$this->assertSame( array(), $this->requests );
	}

	public function test_without_a_connection_no_request_is_sent(): void {
		$this->log_in( 'editor' );
		$answer = $this->rest( 'GET', '/posts/' . $this->post()->ID . '/effects' );

		$this->assertSame( 'plumbline_not_connected', $answer->as_error()->get_error_code() );
		$this->assertSame( array(), $this->requests );
	}

	/** Connects to a server that knows five changes of every page. */
	private function connect(): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		$site = array(
			'key'     => 's1',
			'title'   => 'Tea',
			'domain'  => 'example.org',
			'engines' => array(),
		);
		Server_Settings::save_sites( array( $site ), 's1' );
		$change = static function ( string $answer, string $sentence ): array {
			return array(
				'answer'   => $answer,
				'sentence' => $sentence,
			);
		};
		$body   = array(
			'changes' => array(
				$change( 'cannot_be_judged', 'Cannot be judged.' ),
				$change( 'more', 'More.' ),
				$change( 'no_difference', 'No difference.' ),
				$change( 'not_enough_data', 'Not enough data.' ),
				$change( 'fewer', 'Fewer.' ),
			),
		);
		$this->answer_requests(
			static function () use ( $body ): array {
				return self::answer( 200, wp_json_encode( $body ) );
			}
		);
	}
}
