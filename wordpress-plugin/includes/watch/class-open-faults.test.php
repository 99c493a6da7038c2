<?php
/**
 * Tests for open faults.
 *
 * @package Plumbline
 */

namespace Plumbline\Watch;

use Plumbline\Connection\Server_Settings;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Open_Faults. */
final class Open_Faults_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider settings
	 */
	public function test_without_a_chosen_site_no_request_is_sent( string $key, string $site, string $code ): void {
		Server_Settings::save( 'https://plumbline.example.com', $key );
		Server_Settings::save_sites( array( array( 'key' => 's1', 'title' => '', 'domain' => '', 'engines' => array() ) ), $site );

		$this->assertSame( $code, Open_Faults::now()->get_error_code() );
		$this->assertSame( array(), $this->requests );
	}

	public static function settings(): array {
		return array(
			'no key'             => array( '', '', 'plumbline_not_connected' ),
			'no site'            => array( 'pl_0123456789abcdef', '', 'plumbline_unknown_site' ),
			'a site that is gone' => array( 'pl_0123456789abcdef', 's2', 'plumbline_unknown_site' ),
		);
	}

	public function test_each_language_and_key_has_its_own_answer(): void {
		$this->answer_requests(
			static function (): array {
				return self::answer( 200, '{"faults":[]}' );
			}
		);
		foreach ( array( 'pl_0123456789abcdef', 'pl_0123456789abcdef', 'pl_fedcba9876543210' ) as $key ) {
			Server_Settings::save( 'https://plumbline.example.com', $key );
			Server_Settings::save_sites( array( array( 'key' => 's1', 'title' => '', 'domain' => '', 'engines' => array() ) ), 's1' );
			$this->assertSame( array( 'faults' => array() ), Open_Faults::now() );
		}
		add_filter(
			'determine_locale',
			static function (): string {
				return 'ja';
			}
		);
		Open_Faults::now();

		$this->assertSame( array( 'en-US', 'en-US', 'ja' ), array_map( fn( $request ) => json_decode( $request['body'], true )['locale'], $this->requests ) );
	}
}
