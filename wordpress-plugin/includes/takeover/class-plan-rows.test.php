<?php
/**
 * Tests for the table of what will be written.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Plan_Rows. */
final class Plan_Rows_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider values
	 */
	public function test_a_value_is_named_for_people( string $key, $theirs, string $field, string $shown ): void {
		$post = $this->post( array( 'post_title' => 'Tea &amp; 茶' ) );
		update_post_meta( $post->ID, $key, $theirs );
		list( $row ) = Plan_Rows::of( new Rank_Math_Source(), array( new Subject( Subject::POST, $post->ID ) ) );

		$this->assertSame( array( 'Tea & 茶', $field, $shown ), array( $row['page'], $row['field'], $row['ours'] ) );
	}

	public static function values(): array {
		return array(
			'a text with markup' => array( 'rank_math_description', 'A "pot" <b>', 'Description', 'A "pot" <b>' ),
			'keywords'           => array( 'rank_math_focus_keyword', 'tea,茶', 'Keywords', 'tea, 茶' ),
			'a hidden page'      => array( 'rank_math_robots', array( 'noindex' ), 'Hidden from search', 'noindex' ),
			'robots'             => array( 'rank_math_robots', array( 'nosnippet', 'nofollow' ), 'Robots', 'nofollow, nosnippet' ),
		);
	}

	public function test_a_picture_is_shown_by_its_url(): void {
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Pot' ), 'pot.png' );
		$post  = $this->post();
		update_post_meta( $post->ID, 'rank_math_facebook_image_id', $image );

		$this->assertStringEndsWith( '/pot.png', Plan_Rows::of( new Rank_Math_Source(), array( new Subject( Subject::POST, $post->ID ) ) )[0]['ours'] );
	}

	public function test_a_primary_category_is_shown_by_its_name(): void {
		$post = $this->post();
		update_post_meta( $post->ID, 'rank_math_primary_category', wp_insert_term( 'Tea & 茶', 'category' )['term_id'] );
		list( $row ) = Plan_Rows::of( new Rank_Math_Source(), array( new Subject( Subject::POST, $post->ID ) ) );

		$this->assertSame( array( 'Primary category', 'Tea & 茶', 'Tea & 茶' ), array( $row['field'], $row['theirs'], $row['ours'] ) );
	}

	public function test_a_regular_expression_is_named_and_pages_without_values_are_left_out(): void {
		$redirect = array( 'source' => '^/a', 'target' => '', 'status' => 410, 'is_pattern' => true );
		$rows     = Plan_Rows::of( new Rank_Math_Source(), array( new Subject( Subject::HOME ), $redirect ) );

		$this->assertSame( array( array( 'Redirect', 'Regular expression', '^/a', '410' ) ), array_map( fn( $row ) => array( $row['page'], $row['field'], $row['theirs'], $row['ours'] ), $rows ) );
	}
}
