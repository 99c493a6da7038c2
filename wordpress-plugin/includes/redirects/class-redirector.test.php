<?php
/**
 * Tests for answers to redirected requests.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Redirector. */
final class Redirector_Test extends WordPress_Test_Case {

	public function test_a_visitor_is_redirected_or_learns_that_the_page_is_gone(): void {
		Redirects::add( '/old/', '/new/', 301, 'test' );
		Redirects::add( '/gone/', '', 410, 'test' );
		$this->go_to( 'http://example.org/old/' );
		$this->assertSame( 'redirect', $this->ending_of( array( new Redirector(), 'redirect' ) ) );
		$this->go_to( 'http://example.org/gone/' );
		$status = 0;
		add_filter(
			'status_header',
			static function ( string $header, int $code ) use ( &$status ): string {
				$status = $code;
				return $header;
			},
			10,
			2
		);
		$this->assertSame( '', $this->ending_of( array( new Redirector(), 'redirect' ) ) );

		$this->assertSame( 410, $status );
		$this->assertTrue( is_404() );
	}

	public function test_a_post_that_comes_back_to_its_old_url_is_shown_there(): void {
		$post = $this->post( array( 'post_name' => 'new' ) );
		Redirects::add( '/old/', get_permalink( $post ), 301, 'slug' );
		Redirects::add( '/imported/', '/new/', 301, 'yoast' );
		wp_update_post( array( 'ID' => $post->ID, 'post_name' => 'old' ) );

		$this->assertNull( Redirects::of( '/old/' ) );
		$this->assertNotNull( Redirects::of( '/imported/' ) );
	}

	public function test_a_draft_does_not_take_its_url_back(): void {
		Redirects::add( '/old/', '/new/', 301, 'slug' );
		$this->post( array( 'post_name' => 'old', 'post_status' => 'draft' ) );

		$this->assertNotNull( Redirects::of( '/old/' ) );
	}

	/**
	 * @dataProvider untouched
	 */
	public function test_a_request_is_left_alone( string $address ): void {
		Redirects::add( '/old/', '/new/', 301, 'test' );
		$this->go_to( 'http://example.org/' );
		$_SERVER['REQUEST_URI'] = $address;

		$this->assertSame( '', $this->ending_of( array( new Redirector(), 'redirect' ) ) );
	}

	public static function untouched(): array {
		return array(
			'the home page'          => array( '/' ),
			'a longer path'          => array( '/old/tea/' ),
			'a different host'       => array( '//example.com/old/' ),
			'nothing that is a path' => array( '///' ),
			'the path as a query'    => array( '/?/old/' ),
			'broken encoding'        => array( '/%C3%28/' ),
		);
	}
}
