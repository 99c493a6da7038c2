<?php
/**
 * Tests for the route of the head.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Head_Routes. */
final class Head_Routes_Test extends WordPress_Test_Case {

	public function test_without_an_owner_there_are_no_fields_of_an_owner(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		update_post_meta( $post->ID, '_yoast_wpseo_title', 'Theirs' );
		$head = $this->rest( 'GET', "/posts/$post->ID/head" )->get_data();

		$this->assertSame( array( null, null, 'http://example.org/brewing-tea/' ), array( $head['owner'], $head['fields'], $head['address'] ) );
		$this->assertSame( 'Brewing tea', $head['variables']['title'] );
	}

	public function test_the_fields_are_those_of_the_owner(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		update_post_meta( $post->ID, '_yoast_wpseo_title', 'Theirs' );
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'Yoast SEO';
			}
		);
		$head = $this->rest( 'GET', "/posts/$post->ID/head" )->get_data();

		$this->assertSame( array( 'Yoast SEO', 'Theirs' ), array( $head['owner'], $head['fields']['title'] ) );
	}
}
