<?php
/**
 * Tests for redirects.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Redirects. */
final class Redirects_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider requests
	 */
	public function test_a_request_leads_to( string $request, ?string $target ): void {
		Redirects::add( '/old/', '/new/', 301, 'test' );
		Redirects::add( 'http://www.example.org/caf%C3%A9', 'https://example.com/?a=1', 308, 'test' );
		Redirects::add( '/page/?id=7', '/seven/', 301, 'test' );

		$this->assertSame( $target, Redirects::of( $request )['target'] ?? null );
	}

	public static function requests(): array {
		return array(
			'the target'                      => array( '/old/', 'http://example.org/new/' ),
			'without a slash'                 => array( '/old', 'http://example.org/new/' ),
			'with a query, which goes along'  => array( '/old/?utm=1', 'http://example.org/new/?utm=1' ),
			'with letters of any script'      => array( '/caf%C3%A9/', 'https://example.com/?a=1' ),
			'by its query'                    => array( '/page/?id=7', 'http://example.org/seven/' ),
			'nowhere with a different query'  => array( '/page/?id=8', null ),
			'nowhere without a redirect'      => array( '/older/', null ),
			'nowhere from the home page'      => array( '/', null ),
		);
	}

	/**
	 * @dataProvider refusals
	 */
	public function test_refuses( string $source, string $target, int $status, string $code ): void {
		Redirects::add( '/a/', '/b/', 301, 'test' );

		$this->assertSame( $code, Redirects::add( $source, $target, $status, 'test' )->get_error_code() );
	}

	public static function refusals(): array {
		return array(
			'a redirect to itself'        => array( '/c/', '/c', 301, 'plumbline_redirect_loop' ),
			'a loop over a further one'   => array( '/b/', '/a/', 301, 'plumbline_redirect_loop' ),
			'a second one'                => array( '/a', '/c/', 301, 'plumbline_redirect_exists' ),
			'the home page'               => array( '/', '/c/', 301, 'plumbline_redirect_source' ),
			'a different site'            => array( 'https://example.com/a/', '/c/', 301, 'plumbline_redirect_source' ),
			'a script as target'          => array( '/c/', 'javascript:alert(1)', 301, 'plumbline_redirect_target' ),
			'no target'                   => array( '/c/', '', 301, 'plumbline_redirect_target' ),
			'a status that does not redirect' => array( '/c/', '/d/', 200, 'plumbline_redirect_status' ),
		);
	}

	public function test_there_are_no_chains_whatever_the_order_in_which_redirects_are_added(): void {
		Redirects::add( '/b/', '/c/', 301, 'test' );
		Redirects::add( '/a/', '/b/', 301, 'test' );
		Redirects::add( '/c/', '/d/', 301, 'test' );

		foreach ( array( '/a/', '/b/', '/c/' ) as $path ) {
			$this->assertSame( 'http://example.org/d/', Redirects::of( $path )['target'] );
		}
	}

	/**
	 * @dataProvider spellings
	 */
	public function test_a_target_that_moves_on_is_found_however_it_was_written( string $target ): void {
		Redirects::add( '/a/', $target, 301, 'test' );
		Redirects::add( '/Größe/茶/', '/d/', 301, 'test' );

		$this->assertSame( 'http://example.org/d/', Redirects::of( '/a/' )['target'] );
	}

	public static function spellings(): array {
		return array(
			'as people type it'    => array( '/Größe/茶/' ),
			'as browsers send it'  => array( '/Gr%C3%B6%C3%9Fe/%E8%8C%B6/' ),
			'as WordPress does'    => array( 'http://example.org/Gr%c3%b6%c3%9fe/%e8%8c%b6' ),
		);
	}

	public function test_regular_expressions_are_tried_after_paths(): void {
		Redirects::add_pattern( '^/tea/(.+?)/?$', '/green/$1/', 301, 'test' );
		Redirects::add( '/tea/mint/', '/mint/', 301, 'test' );

		$this->assertSame( 'http://example.org/green/sencha/', Redirects::of( '/tea/sencha/' )['target'] );
		$this->assertSame( 'http://example.org/mint/', Redirects::of( '/tea/mint/' )['target'] );
		$this->assertSame( 'plumbline_redirect_source', Redirects::add_pattern( '(', '/a/', 301, 'test' )->get_error_code() );
	}

	/**
	 * @dataProvider expressions
	 */
	public function test_a_regular_expression_may_contain( string $pattern, string $request, ?string $target ): void {
		$this->assertTrue( Redirects::add_pattern( $pattern, '/new/$1', 301, 'test' ) );

		$this->assertSame( $target, Redirects::of( $request )['target'] ?? null );
	}

	public static function expressions(): array {
		return array(
			'a tilde'                     => array( '^/~(\w+)', '/~ann/', 'http://example.org/new/ann' ),
			'an escaped tilde'            => array( '^/\~(\w+)', '/~ann/', 'http://example.org/new/ann' ),
			'letters of any script'       => array( '^/茶/(.)', '/%E8%8C%B6/緑/', 'http://example.org/new/緑' ),
			'no group for the target'     => array( '^/tea', '/tea/', 'http://example.org/new/' ),
			'what looks like an ending'   => array( 'a#b/i(\d)', '/A%23b/i7', null ),
		);
	}
}
