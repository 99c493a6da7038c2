<?php
/**
 * Tests for stored settings of a different SEO plugin for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Stored_Appearance. */
final class Stored_Appearance_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider options
	 */
	public function test_damaged_options_hold_nothing( string $slug, string $option ): void {
		foreach ( array( 'no JSON', '"a text"', array( array( 'x' ) ), 7, null ) as $value ) {
			update_option( $option, $value );
			foreach ( array_merge( array( new Subject( Subject::SITE ) ), Page_Kinds::every_kind() ) as $subject ) {
				$values = array_filter( Sources::of( $slug )->stored( $subject ) );
				$this->assertSame( array(), array_intersect_key( $values, array( '_plumbline_hidden' => 1 ) ) );
			}
		}
	}

	public static function options(): array {
		return array(
			'Yoast SEO'         => array( 'yoast', 'wpseo_titles' ),
			'Rank Math'         => array( 'rank-math', 'rank-math-options-titles' ),
			'All in One SEO'    => array( 'aioseo', 'aioseo_options' ),
			'SEOPress'          => array( 'seopress', 'seopress_titles_option_name' ),
			'The SEO Framework' => array( 'seo-framework', 'autodescription-site-settings' ),
			'Slim SEO'          => array( 'slim-seo', 'slim_seo' ),
		);
	}
}
