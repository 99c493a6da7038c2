<?php
/**
 * Tests for names of audited fields.
 *
 * @package Plumbline
 */

namespace Plumbline\Fields;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Audited_Fields. */
final class Audited_Fields_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider names
	 */
	public function test_names_of_fields( $value, array $names ): void {
		$this->assertSame( $names, Audited_Fields::names_in( $value ) );
	}

	public static function names(): array {
		return array(
			'one a line'   => array( " subtitle \r\n\nintro\nsubtitle", array( 'subtitle', 'intro' ) ),
			'a list'       => array( array( 'subtitle', 7, '<b>intro</b>', '' ), array( 'subtitle', 'intro' ) ),
			'nothing'      => array( null, array() ),
		);
	}

	public function test_a_plugin_adds_names_for_a_post_type(): void {
		update_option( Audited_Fields::OPTION, array( 'subtitle' ) );
		add_filter(
			'plumbline_audited_fields',
			static function ( array $names, string $post_type ) {
				return 'book' === $post_type ? array_merge( $names, array( 'größe', array( 'x' ) ) ) : null;
			},
			10,
			2
		);

		$this->assertSame( array( 'subtitle', 'größe' ), Audited_Fields::names( 'book' ) );
		$this->assertSame( array(), Audited_Fields::names( 'post' ) );
	}
}
