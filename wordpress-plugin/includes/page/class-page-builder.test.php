<?php
/**
 * Tests for page builders.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Page_Builder. */
final class Page_Builder_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider builders
	 */
	public function test_the_builder_of_a_post( array $meta, ?string $builder ): void {
		$post = $this->post();
		foreach ( $meta as $key => $value ) {
			update_post_meta( $post->ID, $key, $value );
		}

		$this->assertSame( $builder, Page_Builder::of( $post ) );
	}

	public static function builders(): array {
		return array(
			'none'                   => array( array(), null ),
			'Elementor'              => array( array( '_elementor_edit_mode' => 'builder' ), 'Elementor' ),
			'Divi'                   => array( array( '_et_pb_use_builder' => 'on' ), 'Divi' ),
			'Divi that is off'       => array( array( '_et_pb_use_builder' => 'off' ), null ),
			'SiteOrigin'             => array( array( 'panels_data' => array( 'widgets' => array( 1 ) ) ), 'SiteOrigin Page Builder' ),
			'SiteOrigin, left empty' => array( array( 'panels_data' => array() ), null ),
		);
	}
}
