<?php
/**
 * Tests for the URL of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Posts;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Post_Address. */
final class Post_Address_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider posts
	 */
	public function test_a_post_is_or_will_be_found_at( array $fields, string $address ): void {
		$this->assertSame( $address, Post_Address::of( $this->post( $fields ) ) );
	}

	public static function posts(): array {
		return array(
			'a published post'     => array( array(), 'http://example.org/brewing-tea/' ),
			'a draft with a slug'  => array( array( 'post_status' => 'draft' ), 'http://example.org/brewing-tea/' ),
			'a draft without one'  => array( array( 'post_status' => 'draft', 'post_name' => '' ), 'http://example.org/brewing-tea/' ),
			'a scheduled post'     => array( array( 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ), 'http://example.org/brewing-tea/' ),
			'a page'               => array( array( 'post_type' => 'page' ), 'http://example.org/brewing-tea/' ),
			'a draft of a page'    => array( array( 'post_type' => 'page', 'post_status' => 'draft' ), 'http://example.org/brewing-tea/' ),
		);
	}

	public function test_a_site_can_show_its_posts_at_different_urls(): void {
		add_filter(
			'plumbline_post_address',
			static function ( string $address ): string {
				return str_replace( 'http://example.org', 'https://shown.example', $address );
			}
		);

		$this->assertSame( 'https://shown.example/brewing-tea/', Post_Address::of( $this->post() ) );
	}
}
