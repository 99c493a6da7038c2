<?php
/**
 * Tests for paths of redirects.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Redirect_Path. */
final class Redirect_Path_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider addresses
	 */
	public function test_the_path_of( string $address, ?string $path ): void {
		$this->assertSame( $path, Redirect_Path::of( $address ) );
	}

	public static function addresses(): array {
		return array(
			'a path'                              => array( '/old/', 'old' ),
			'a path without slashes'              => array( 'old/tea', 'old/tea' ),
			'spaces around a path'                => array( " /old/\n", 'old' ),
			'a URL of this site'                  => array( 'http://example.org/old', 'old' ),
			'a host in capitals with www.'        => array( 'https://WWW.Example.org/Old/', 'Old' ),
			'a URL with a fragment'               => array( '/old/#top', 'old' ),
			'a URL with a query'                  => array( '/page/?id=7&a=%20', 'page?id=7&a=%20' ),
			'encoded letters'                     => array( '/caf%C3%A9/%e8%8c%b6/', 'café/茶' ),
			'the home page'                       => array( 'http://example.org', '' ),
			'nothing'                             => array( '', '' ),
			'a different site'                    => array( 'https://example.com/old/', null ),
			'a different site without a scheme'   => array( '//example.com/old/', null ),
			'a site whose name ends with this'    => array( 'http://myexample.org/old/', null ),
			'a URL without a host'                => array( 'http://', null ),
		);
	}

	/**
	 * @dataProvider below
	 */
	public function test_a_site_in_a_folder_has_paths_below_it( string $address, string $path ): void {
		update_option( 'home', 'http://example.org/caf%C3%A9' );

		$this->assertSame( $path, Redirect_Path::of( $address ) );
	}

	public static function below(): array {
		return array(
			'with the folder'           => array( '/caf%C3%A9/old/', 'old' ),
			'with the folder, as typed' => array( '/café/old/', 'old' ),
			'the folder itself'         => array( '/café', '' ),
			'without the folder'        => array( '/old/', 'old' ),
			'a longer name'             => array( '/cafés/old/', 'cafés/old' ),
		);
	}
}
