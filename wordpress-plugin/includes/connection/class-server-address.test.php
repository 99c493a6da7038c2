<?php
/**
 * Tests for the URL of a server.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Server_Address. */
final class Server_Address_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider addresses
	 */
	public function test_reads( string $text, string $address ): void {
		$this->assertSame( $address, Server_Address::parse( $text ) );
	}

	public static function addresses(): array {
		return array(
			'a domain'                => array( ' plumbline.example.com ', 'https://plumbline.example.com' ),
			'a whole address'         => array( 'https://Plumbline.Example.com:8443/seo/', 'https://plumbline.example.com:8443/seo' ),
			'this machine'            => array( 'localhost:8787', 'http://localhost:8787' ),
			'this machine by number'  => array( 'http://127.0.0.1:8787', 'http://127.0.0.1:8787' ),
			'this machine in IPv6'    => array( '[::1]:8787', 'http://[::1]:8787' ),
			'a private network'       => array( '192.168.1.5', 'http://192.168.1.5' ),
			'a container'             => array( 'plumbline:8787', 'http://plumbline:8787' ),
			'a name of this network'  => array( 'http://nas.local', 'http://nas.local' ),
			'a public number'         => array( '93.184.216.34', 'https://93.184.216.34' ),
		);
	}

	/**
	 * @dataProvider faults
	 */
	public function test_refuses_unusable_addresses( string $text, string $message ): void {
		$fault = Server_Address::parse( $text );

		$this->assertWPError( $fault );
		$this->assertStringContainsString( $message, $fault->get_error_message() );
	}

	public static function faults(): array {
		$not_plain = 'plumbline.example.com';
		$secrets   = 'cloud providers';
		$over_http = 'http://';
		return array(
			'nothing'                      => array( '', $not_plain ),
			'a sentence'                   => array( 'my own server', $not_plain ),
			'a different scheme'           => array( 'ftp://example.com', $not_plain ),
			'a name and a password'        => array( 'https://me:secret@example.com', $not_plain ),
			'a query'                      => array( 'https://example.com/?a=b', $not_plain ),
			'a fragment'                   => array( 'https://example.com/#a', $not_plain ),
			'a path that climbs'           => array( 'https://example.com/a/../b', $not_plain ),
			'an open http address'         => array( 'http://example.com', $over_http ),
			'the metadata of a cloud'      => array( '169.254.169.254', $secrets ),
			'the metadata over https'      => array( 'https://169.254.169.254/latest', $secrets ),
			'the metadata in IPv6'         => array( '[fd00:ec2::254]', $secrets ),
			'a link-local address in IPv6' => array( 'http://[fe80::1]', $secrets ),
		);
	}

	/**
	 * @dataProvider hosts
	 */
	public function test_nearby( string $host, bool $is_nearby ): void {
		$this->assertSame( $is_nearby, Server_Address::is_nearby( $host ) );
	}

	public static function hosts(): array {
		return array(
			'localhost'        => array( 'localhost', true ),
			'below localhost'  => array( 'a.localhost', true ),
			'internal'         => array( 'plumbline.internal', true ),
			'10.0.0.1'         => array( '10.0.0.1', true ),
			'::1'              => array( '[::1]', true ),
			'8.8.8.8'          => array( '8.8.8.8', false ),
			'a public domain'  => array( 'localhost.example.com', false ),
			'a public IPv6'    => array( '[2606:4700::1111]', false ),
		);
	}
}
