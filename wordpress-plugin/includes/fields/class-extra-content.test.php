<?php
/**
 * Tests for content of a post outside its blocks.
 *
 * @package Plumbline
 */

namespace Plumbline\Fields;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Extra_Content. */
final class Extra_Content_Test extends WordPress_Test_Case {

	public function test_only_fields_that_were_chosen_are_read(): void {
		$post = $this->post();
		update_post_meta( $post->ID, 'subtitle', 'Hot & <strong>strong' );
		update_post_meta( $post->ID, 'secret', 'No' );
		$this->assertFalse( Extra_Content::is_wanted( $post ) );
		$this->assertSame( array(), Extra_Content::of( $post ) );
		update_option( Audited_Fields::OPTION, array( 'subtitle', 'empty' ) );

		$this->assertTrue( Extra_Content::is_wanted( $post ) );
		$this->assertSame(
			array(
				array(
					'name'  => 'subtitle',
					'label' => 'subtitle',
					'html'  => 'Hot & <strong>strong',
				),
			),
			Extra_Content::of( $post )
		);
	}

	public function test_a_plugin_can_add_parts_and_invalid_ones_are_dropped(): void {
		add_filter(
			'plumbline_extra_content',
			static function ( array $parts ): array {
				return array_merge( $parts, array( array( 'name' => 'a', 'label' => 'A', 'html' => '<p>1</p>' ), array( 'name' => 'b', 'label' => 'B', 'html' => '' ), array( 'name' => 'c' ), 'd' ) );
			}
		);
		$post = $this->post();

		$this->assertTrue( Extra_Content::is_wanted( $post ) );
		$this->assertSame( array( 'a' ), array_column( Extra_Content::of( $post ), 'name' ) );
		$this->assertSame( '<p>1</p>', Extra_Content::html( $post ) );
	}
}
