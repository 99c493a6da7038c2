<?php
/**
 * Tests for content of a post outside its blocks.
 *
 * @package Plumbline
 */

namespace Plumbline\Fields;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Extra_Content, Audited_Fields and Field_Html. */
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

	/**
	 * @dataProvider values
	 */
	public function test_the_html_of_a_value( $value, string $html ): void {
		$this->assertSame( $html, Field_Html::of( $value ) );
	}

	public static function values(): array {
		return array(
			'a text'                 => array( ' Tea & water ', '<p>Tea &amp; water</p>' ),
			'HTML'                   => array( '<h2>Tea</h2>', '<h2>Tea</h2>' ),
			'a number'               => array( '12.5', '' ),
			'an address'             => array( 'https://example.org/a', '' ),
			'a text with an address' => array( 'See https://example.org/a', '<p>See https://example.org/a</p>' ),
			'a setting'              => array( true, '' ),
			'a picture'              => array( array( 'type' => 'image', 'url' => 'https://example.org/a.png', 'title' => 'a', 'alt' => 'Tea "pot"' ), '<img src="https://example.org/a.png" alt="Tea &quot;pot&quot;">' ),
			'a link'                 => array( array( 'url' => 'https://example.org/', 'title' => 'More', 'target' => '' ), '<p><a href="https://example.org/">More</a></p>' ),
			'a dangerous link'       => array( array( 'url' => 'javascript:alert(1)', 'title' => 'More' ), '<p><a href="">More</a></p>' ),
			'rows'                   => array( array( array( 'acf_fc_layout' => 'hero', 'heading' => 'Tea', 'size' => '3' ), array( 'heading' => 'Water' ) ), "<p>Tea</p>\n<p>Water</p>" ),
		);
	}
}
