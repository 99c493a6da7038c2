<?php
/**
 * Tests for sentences about changes.
 *
 * @package Plumbline
 */

namespace Plumbline\Effects;

use Plumbline\Connection\Server_Settings;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Post_Effects. */
final class Post_Effects_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider answers
	 */
	public function test_an_answer_becomes_sentences( string $body, array $sentences ): void {
		$this->connect( self::answer( 200, $body ) );

		$this->assertSame( $sentences, Post_Effects::of( 'http://example.org/' ) );
	}

	public static function answers(): array {
		$change = static function ( string $answer, string $sentence ): array {
			return array( 'answer' => $answer, 'sentence' => $sentence );
		};
		return array(
			'at most three'     => array( wp_json_encode( array( 'changes' => array( $change( 'more', '茶' ), $change( 'cannot_be_judged', 'No' ), $change( 'fewer', '<b>' ), $change( 'more', 'c' ), $change( 'more', 'd' ) ) ) ), array( '茶', '<b>', 'c' ) ),
			'none if nothing is judged' => array( wp_json_encode( array( 'changes' => array( $change( 'cannot_be_judged', 'No' ) ) ) ), array() ),
			'none without changes' => array( '{}', array() ),
			'none from texts'   => array( '{"changes":["x"]}', array() ),
			'none from a text'  => array( '{"changes":"x"}', array() ),
		);
	}

	public function test_a_failure_is_not_remembered_and_a_different_key_asks_again(): void {
		$this->connect( self::answer( 502, 'x' ) );
		$this->assertWPError( Post_Effects::of( 'http://example.org/' ) );
		$this->connect( self::answer( 200, '{}' ) );
		Post_Effects::of( 'http://example.org/' );
		Post_Effects::of( 'http://example.org/' );
		$this->connect( self::answer( 200, '{}' ), 'pl_fedcba9876543210' );
		Post_Effects::of( 'http://example.org/' );

		$this->assertCount( 3, $this->requests );
	}

	/**
	 * Connects to a server that always returns this answer.
	 *
	 * @param array  $answer The answer.
	 * @param string $key    The API key.
	 */
	private function connect( array $answer, string $key = 'pl_0123456789abcdef' ): void {
		Server_Settings::save( 'https://plumbline.example.com', $key );
		$this->answer_requests(
			static function () use ( $answer ): array {
				return $answer;
			}
		);
	}
}
