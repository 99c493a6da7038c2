<?php
/**
 * Tests for ranks of a page.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

use Plumbline\Connection\Server_Settings;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Post_Rankings. */
final class Post_Rankings_Test extends WordPress_Test_Case {

	public function test_a_failure_is_not_remembered(): void {
		$this->connect( self::answer( 502, 'x' ) );
		$this->assertWPError( Post_Rankings::of( 'http://example.org/', 'google_us', '28_days' ) );
		$this->connect( self::answer( 200, '{"keywords":[],"meta":{"dates":[20260101]}}' ) );

		$this->assertSame( array( 'dates' => array( '20260101' ), 'keywords' => array() ), Post_Rankings::of( 'http://example.org/', 'google_us', '28_days' ) );
	}

	public function test_an_answer_without_its_parts_is_empty(): void {
		$this->connect( self::answer( 200, '{}' ) );

		$this->assertSame( array( 'dates' => array(), 'keywords' => array() ), Post_Rankings::of( 'http://example.org/', 'google_us', '28_days' ) );
	}

	/**
	 * @dataProvider forgotten
	 */
	public function test_forgetting_a_page_is_about( string $address, array $engines, int $requests ): void {
		$this->connect( self::answer( 200, '{}' ) );
		Post_Rankings::of( 'http://example.org/茶/', 'google_us', '12_months' );
		Post_Rankings::forget( $address, $engines );
		Post_Rankings::of( 'http://example.org/茶/', 'google_us', '12_months' );

		$this->assertCount( $requests, $this->requests );
	}

	public static function forgotten(): array {
		return array(
			'this page and engine'  => array( 'http://example.org/茶/', array( 'bing_us', 'google_us' ), 4 ),
			'not a different page'  => array( 'http://example.org/', array( 'google_us' ), 2 ),
			'not a different engine' => array( 'http://example.org/茶/', array( 'bing_us' ), 2 ),
		);
	}

	/**
	 * Connects to a server that always returns this answer.
	 *
	 * @param array $answer The answer.
	 */
	private function connect( array $answer ): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		$this->answer_requests(
			static function () use ( $answer ): array {
				return $answer;
			}
		);
	}
}
