<?php
/**
 * Tests for a page that the site requests itself.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Tests\WordPress_Test_Case;
use WP_Error;

/** Tests Fetched_Page. */
final class Fetched_Page_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider pages
	 */
	public function test_the_page_is_recognized_by_its_mark( callable $answer ): void {
		$page = $this->fetched( $answer );

		$this->assertIsArray( $page );
		$this->assertStringContainsString( '<h1>Tea</h1>', $page['html'] );
		$this->assertArrayNotHasKey( 'x-plumbline-page', $page['headers'] );
	}

	public static function pages(): array {
		return array(
			'in both places'                          => array( array( self::class, 'page' ) ),
			'in the header, without a head'           => array(
				static function ( string $mark ): array {
					return self::answer( 200, '<h1>Tea</h1>', array( 'x-plumbline-page' => $mark ) );
				},
			),
			'in a copy of which headers were removed' => array(
				static function ( string $mark ): array {
					return self::answer( 200, self::page( $mark )['body'] );
				},
			),
			'with attributes that a minifier rewrote' => array(
				static function ( string $mark ): array {
					return self::answer( 200, "<meta content=$mark name=plumbline-page><h1>Tea</h1>" );
				},
			),
			'of a template that failed'               => array(
				static function ( string $mark ): array {
					return self::answer( 500, '<h1>Tea</h1>', array( 'x-plumbline-page' => $mark ) );
				},
			),
		);
	}

	/**
	 * @dataProvider other_pages
	 */
	public function test_what_visitors_get_instead_is_not_taken_for_the_page( callable $answer, string $seen ): void {
		$page = $this->fetched( $answer );

		$this->assertWPError( $page );
		$this->assertStringContainsString( $seen, $page->get_error_message() );
	}

	public static function other_pages(): array {
		$same = static function ( array $answer ): callable {
			return static function () use ( $answer ): array {
				return $answer;
			};
		};
		return array(
			'maintenance'               => array( $same( self::answer( 503, '<title>Maintenance</title>' ) ), 'status 503' ),
			'coming soon'               => array( $same( self::answer( 200, '<title>Coming soon</title>' ) ), '“Coming soon”' ),
			'a redirect to the login'   => array( $same( self::answer( 302, '', array( 'location' => 'http://example.org/wp-login.php?redirect_to=x' ) ) ), 'log in' ),
			'a redirect'                => array( $same( self::answer( 301, '', array( 'location' => 'http://example.org/new/' ) ) ), 'http://example.org/new/' ),
			'a template that redirects' => array(
				static function ( string $mark ): array {
					return self::answer( 302, '', array( 'location' => 'https://front.example/tea/', 'x-plumbline-page' => $mark ) );
				},
				'https://front.example/tea/',
			),
			'a login that repeats what was asked for' => array(
				static function ( string $mark, string $url ): array {
					return self::answer( 200, "<title>Log in</title><form><input type='password'><input name='redirect_to' value='$url'></form>" );
				},
				'log in',
			),
			'a copy of a different page' => array(
				static function (): array {
					return self::page( Page_Token::mark( Page_Token::create( 999999, 0 ) ) );
				},
				'“Tea”',
			),
			'an earlier copy'            => array(
				static function ( string $mark, string $url, int $post_id ): array {
					return self::page( Page_Token::mark( $post_id . '.0.' . ( time() - 60 ) . '.' . str_repeat( 'a', 64 ) ) );
				},
				'“Tea”',
			),
		);
	}

	public function test_a_site_that_cannot_request_itself_has_no_page(): void {
		$this->assertNull(
			$this->fetched(
				static function (): WP_Error {
					return new WP_Error( 'http_request_failed', 'Loopback is blocked.' );
				}
			)
		);
	}

	/**
	 * The whole page with its mark.
	 *
	 * @param string $mark The mark.
	 */
	public static function page( string $mark ): array {
		return self::answer( 200, "<head><title>Tea</title><meta name=\"plumbline-page\" content=\"$mark\"></head><h1>Tea</h1>", array( 'x-plumbline-page' => $mark ) );
	}

	/**
	 * Reads an answer.
	 *
	 * @param callable $answer Gets the mark, the URL and the post.
	 */
	private function fetched( callable $answer ) {
		$post = $this->post();
		$this->answer_requests(
			static function ( string $url ) use ( $answer, $post ) {
				return $answer( self::mark( $url )['x-plumbline-page'], $url, $post->ID );
			}
		);
		return Fetched_Page::of( $post );
	}
}
