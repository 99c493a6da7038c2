<?php
/**
 * Tests for posts that a template shows.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Template_Posts. */
final class Template_Posts_Test extends WordPress_Test_Case {

	public function test_the_newest_three_posts_with_the_template_are_found(): void {
		$this->log_in( 'administrator' );
		$theme = get_stylesheet();
		foreach ( array( 1 => 'One', 'Two', 'Three', 'Four' ) as $at => $title ) {
			wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish', 'post_date' => "2026-10-0$at 10:00:00" ) );
		}
		$page = wp_insert_post( array( 'post_title' => 'About', 'post_status' => 'publish', 'post_type' => 'page' ) );

		$this->assertCount( 3, Template_Posts::of( "$theme//single" ) );
		$this->assertContains( $page, array_column( Template_Posts::of( "$theme//page" ), 'id' ) );
		$this->assertSame( array(), Template_Posts::of( "$theme//404" ) );
	}

	public function test_only_people_who_edit_templates_are_answered(): void {
		$this->log_in( 'editor' );
		$request = new \WP_REST_Request( 'GET', '/plumbline/v1/template-posts' );
		$request->set_param( 'template', get_stylesheet() . '//single' );

		$this->assertSame( 403, rest_do_request( $request )->get_status() );
	}
}
