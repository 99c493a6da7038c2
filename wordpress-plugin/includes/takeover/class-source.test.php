<?php
/**
 * Tests for stored data of other plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Source. */
final class Source_Test extends WordPress_Test_Case {

	public function test_pages_with_stored_fields_are_the_home_page_and_archives(): void {
		update_option( 'wpseo_titles', array( 'title-home-wpseo' => 'Tea', 'title-ptarchive-page' => 'Pages', 'title-ptarchive-nav_menu_item' => 'Private' ) );

		$this->assertEquals( array( new Subject( Subject::HOME ), new Subject( Subject::TYPE, 'page' ) ), ( new Yoast_Source() )->pages() );
	}

	public function test_a_plugin_is_present_once_anything_has_a_value(): void {
		$this->assertFalse( ( new Rank_Math_Source() )->is_present() );
		update_user_meta( $this->user( 'author' ), 'rank_math_title', 'Ann' );

		$this->assertTrue( ( new Rank_Math_Source() )->is_present() );
	}

	/**
	 * @dataProvider images
	 */
	public function test_a_picture_is_one_of_the_library( string $type, bool $is_image ): void {
		$file = wp_insert_attachment( array( 'post_mime_type' => $type, 'post_title' => 'Pot' ), 'pot.' . basename( $type ) );
		$post = $this->post();
		update_post_meta( $post->ID, 'rank_math_facebook_image_id', (string) $file );

		$this->assertSame( $is_image ? $file : 0, ( new Rank_Math_Source() )->values( new Subject( Subject::POST, $post->ID ) )[ Meta_Keys::SOCIAL_IMAGE ] );
	}

	public static function images(): array {
		return array(
			'a picture'        => array( 'image/png', true ),
			'not a document'   => array( 'application/pdf', false ),
		);
	}

	public function test_the_first_text_that_is_not_blank_counts(): void {
		$post = $this->post();
		update_post_meta( $post->ID, 'rank_math_facebook_title', " \n" );
		update_post_meta( $post->ID, 'rank_math_twitter_title', ' On “X” \\\\ <b> ' );
		update_post_meta( $post->ID, 'rank_math_focus_keyword', ' tea ,, tea,茶,' );
		$values = ( new Rank_Math_Source() )->values( new Subject( Subject::POST, $post->ID ) );

		$this->assertSame( 'On “X” \\ <b>', $values[ Meta_Keys::SOCIAL_TITLE ] );
		$this->assertSame( array( 'tea', '茶' ), array_column( $values[ Meta_Keys::KEYWORDS ], 'keyword' ) );
	}
}
