<?php
/**
 * Tests for the HTML of fields.
 *
 * @package Plumbline
 */

namespace Plumbline\Fields;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Field_Html. */
final class Field_Html_Test extends WordPress_Test_Case {

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
