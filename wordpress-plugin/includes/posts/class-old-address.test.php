<?php
/**
 * Tests for old URLs.
 *
 * @package Plumbline
 */

namespace Plumbline\Posts;

use Plumbline\Redirects\Redirect_Table;
use Plumbline\Redirects\Redirects;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Old_Address. */
final class Old_Address_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider outcomes
	 */
	public function test_an_answer_means( int $status, string $location, string $by, array $outcome ): void {
		$this->assertSame( $outcome, Old_Address::outcome( $status, $location, $by, 'http://example.org/new/' ) );
	}

	public static function outcomes(): array {
		$redirect = static function ( string $means, string $target, string $by, bool $is_permanent ): array {
			return array(
				'case'         => $means,
				'target'       => $target,
				'by'           => $by,
				'is_permanent' => $is_permanent,
			);
		};
		return array(
			'nothing is found there'         => array( 404, '', '', array( 'case' => 'nothing' ) ),
			'it is gone'                     => array( 410, '', '', array( 'case' => 'nothing' ) ),
			'a different page is there'      => array( 200, '', '', array( 'case' => 'other_page' ) ),
			'no answer'                      => array( 0, '', '', array( 'case' => 'unknown' ) ),
			'a failure'                      => array( 503, 'http://example.org/new/', '', array( 'case' => 'unknown' ) ),
			'a redirect to nowhere'          => array( 301, '', '', array( 'case' => 'unknown' ) ),
			'WordPress redirects to it'      => array( 301, 'http://example.org/new/', 'WordPress', $redirect( 'wordpress', 'http://example.org/new/', 'WordPress', true ) ),
			'a plugin redirects to it'       => array( 308, 'http://example.org/new/', 'redirection', $redirect( 'redirect', 'http://example.org/new/', 'redirection', true ) ),
			'it is redirected for now'       => array( 302, 'http://example.org/new', '', $redirect( 'redirect', 'http://example.org/new', '', false ) ),
			'the redirect names a path'      => array( 301, '/new/', 'WordPress', $redirect( 'wordpress', 'http://example.org/new/', 'WordPress', true ) ),
			'it is redirected somewhere else' => array( 301, 'http://example.org/', '', $redirect( 'elsewhere', 'http://example.org/', '', true ) ),
			'the redirect is a script'       => array( 301, 'javascript:alert(1)', '', $redirect( 'elsewhere', '', '', true ) ),
		);
	}

	public function test_the_old_address_is_requested_once_and_the_redirect_is_not_followed(): void {
		$this->log_in( 'editor' );
		$this->answer_requests(
			static function () {
				return self::answer( 301, '', array( 'location' => 'http://example.org/brewing-tea/', 'x-redirect-by' => array( 'nginx', 'WordPress' ) ) );
			}
		);
		$answer = $this->rest( 'GET', '/posts/' . $this->post()->ID . '/old-address', array( 'slug' => 'Old Tea' ) );

		$this->assertSame(
			array( 'HEAD http://example.org/old-tea/' ),
			array_map(
				static function ( array $request ): string {
					return $request['method'] . ' ' . $request['url'];
				},
				$this->requests
			)
		);
		$this->assertSame( 0, $this->requests[0]['redirection'] );
		$this->assertSame( 'http://example.org/old-tea/', $answer->get_data()['address'] );
		$this->assertSame( 'wordpress', $answer->get_data()['case'] );
	}

	/**
	 * @dataProvider redirecting
	 */
	public function test_the_old_address_is_redirected_on_request( string $role, int $status ): void {
		$post   = $this->post( array( 'post_author' => $this->log_in( $role ) ) );
		$answer = $this->rest( 'POST', "/posts/$post->ID/old-address", array( 'slug' => 'old-tea' ) );

		$this->assertSame( $status, $answer->get_status() );
		$this->assertSame( 200 === $status ? 'http://example.org/brewing-tea/' : null, Redirects::of( '/old-tea/' )['target'] ?? null );
		$loop = $this->rest( 'POST', "/posts/$post->ID/old-address", array( 'slug' => 'brewing-tea' ) );
		$this->assertSame( 200 === $status ? 409 : 403, $loop->get_status() );
		Redirect_Table::drop();
	}

	public static function redirecting(): array {
		return array(
			'by editors'     => array( 'editor', 200 ),
			'not by authors' => array( 'author', 403 ),
		);
	}

	public function test_a_slug_is_required(): void {
		$this->log_in( 'editor' );

		$this->assertSame( 400, $this->rest( 'GET', '/posts/' . $this->post()->ID . '/old-address' )->get_status() );
	}
}
