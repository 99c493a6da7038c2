<?php
/**
 * Tests for variables of All in One SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Aioseo_Tags. */
final class Aioseo_Tags_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider texts
	 */
	public function test_the_tags_in( string $text, array $tags ): void {
		preg_match_all( Aioseo_Tags::pattern(), $text, $found );

		$this->assertSame( $tags, $found[1] );
	}

	public static function texts(): array {
		return array(
			'a text with two'        => array( '#post_title #separator_sa Tea', array( 'post_title', 'separator_sa' ) ),
			'a longer name'          => array( '#author_link_alt', array( 'author_link_alt' ) ),
			'a name with a parameter' => array( '#custom_field-the_color.', array( 'custom_field-the_color' ) ),
			'capitals'               => array( '#Post_Title', array( 'Post_Title' ) ),
			'hashtags'               => array( '#teatime #categoryx #tagline_2 #1 ##', array() ),
			'a name without #'       => array( 'post_title', array() ),
		);
	}
}
