<?php
/**
 * Tests for the form of the settings.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Tests\Settings_Form_Test_Case;

/** Tests Settings_Form. */
final class Settings_Form_Test extends Settings_Form_Test_Case {

	const KEY = 'pl_0123456789abcdef';

	public function test_saving_calls_the_server_once_and_shows_the_outcome(): void {
		$this->log_in( 'administrator' );
		$this->answer_requests(
			static function () {
				return self::answer( 200, '[{"site_global_key":"s1","title":"Tea <shop>","domain":"example.org"}]' );
			}
		);
		$this->send_form( array( 'address' => 'plumbline.example.com', 'key' => self::KEY ) );

		$this->assertCount( 1, $this->requests );
		$this->assertSame( 'https://plumbline.example.com', Server_Settings::address() );
		$this->assertSame( 's1', Server_Settings::site_key() );
		$outcome = self::printed( array( Settings_Form::class, 'show_outcome' ) );
		$this->assertStringContainsString( 'notice-success', $outcome );
		$this->assertSame( '', self::printed( array( Settings_Form::class, 'show_outcome' ) ) );
	}

	public function test_a_new_address_needs_its_own_key(): void {
		$this->log_in( 'administrator' );
		Server_Settings::save( 'https://plumbline.example.com', self::KEY );
		$this->send_form( array( 'address' => 'evil.example.com', 'key' => '' ) );

		$this->assertSame( array(), $this->requests );
		$this->assertSame( 'https://plumbline.example.com', Server_Settings::address() );
		$this->assertStringContainsString( 'notice-error', self::printed( array( Settings_Form::class, 'show_outcome' ) ) );
	}

	public function test_the_same_address_keeps_its_key(): void {
		$this->log_in( 'administrator' );
		Server_Settings::save( 'https://plumbline.example.com', self::KEY );
		$this->send_form( array( 'address' => 'https://plumbline.example.com/', 'key' => '' ) );

		$this->assertSame( 'Bearer ' . self::KEY, $this->requests[0]['headers']['Authorization'] );
	}

	public function test_disconnecting_forgets_address_and_key(): void {
		$this->log_in( 'administrator' );
		Server_Settings::save( 'https://plumbline.example.com', self::KEY );
		$this->send_form( array( 'do' => 'forget' ) );

		$this->assertSame( '', Server_Settings::api_key() );
		$this->assertSame( array(), $this->requests );
	}

	public function test_only_administrators_may_save(): void {
		$this->log_in( 'editor' );
		$this->send_form( array( 'address' => 'plumbline.example.com', 'key' => self::KEY ), 'wp_die' );

		$this->assertSame( '', Server_Settings::api_key() );
	}

	public function test_a_form_without_its_nonce_changes_nothing(): void {
		$this->log_in( 'administrator' );
		$this->send_form( array( 'address' => 'plumbline.example.com', 'key' => self::KEY, '_wpnonce' => 'forged' ), 'wp_die' );

		$this->assertSame( '', Server_Settings::api_key() );
	}

	/**
	 * @dataProvider outcomes
	 */
	public function test_the_outcome_says_what_is_missing( string $answer, string $type, string $message ): void {
		$this->log_in( 'administrator' );
		$this->answer_requests(
			static function () use ( $answer ): array {
				return self::answer( 200, $answer );
			}
		);
		$this->send_form( array( 'address' => 'plumbline.example.com', 'key' => self::KEY ) );
		$outcome = self::printed( array( Settings_Form::class, 'show_outcome' ) );

		$this->assertStringContainsString( "notice-$type", $outcome );
		$this->assertStringContainsString( $message, $outcome );
		$this->assertStringNotContainsString( self::KEY, $outcome );
	}

	public static function outcomes(): array {
		return array(
			'no sites'             => array( '[]', 'warning', 'the account has no sites yet' ),
			'only other domains'   => array( '[{"site_global_key":"s1","domain":"example.com"}]', 'warning', 'Choose its site' ),
			'its site, without markup' => array( '[{"site_global_key":"s1","title":"Tea & <i>茶</i>","domain":"example.org"}]', 'success', '“Tea &amp; 茶”' ),
			'a different server'   => array( '{"sites":[]}', 'error', 'does not come from a Plumbline server' ),
		);
	}

	/**
	 * @dataProvider unusable
	 */
	public function test_an_unusable_form_sends_nothing( array $fields ): void {
		$this->log_in( 'administrator' );
		$this->send_form( $fields );

		$this->assertSame( array(), $this->requests );
		$this->assertSame( '', Server_Settings::api_key() );
		$this->assertStringContainsString( 'notice-error', self::printed( array( Settings_Form::class, 'show_outcome' ) ) );
	}

	public static function unusable(): array {
		return array(
			'nothing'          => array( array() ),
			'lists'            => array( array( 'address' => array( 'plumbline.example.com' ), 'key' => array( self::KEY ) ) ),
			'no key'           => array( array( 'address' => 'plumbline.example.com', 'key' => ' ' ) ),
			'a script'         => array( array( 'address' => 'javascript:alert(1)', 'key' => self::KEY ) ),
		);
	}
}
