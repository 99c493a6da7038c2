<?php
/**
 * Tests for pages to compare.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Sample_Pages. */
final class Sample_Pages_Test extends WordPress_Test_Case {

	public function test_each_kind_has_a_page_and_no_url_is_there_twice(): void {
		$this->log_in( 'administrator' );
		$category = wp_insert_term( 'Teas', 'category' )['term_id'];
		foreach ( range( 1, 11 ) as $number ) {
			$this->post(
				array(
					'post_title'    => "Tea $number",
					'post_name'     => "tea-$number",
					'post_category' => array( $category ),
					'tags_input'    => array( 'Green' ),
				)
			);
		}
		$this->post( array( 'post_type' => 'page', 'post_name' => 'about' ) );
		wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Pot' ), 'pot.png' );
		$urls = array_column( Sample_Pages::of( new Yoast_Source() ), 'url', 'name' );

		$this->assertSame( 'http://example.org/', $urls['Home page'] );
		$this->assertSame( 'http://example.org/page/2/', $urls['Page 2 and further'] );
		$this->assertStringStartsWith( 'http://example.org/tea-', $urls['Posts'] );
		$this->assertSame( 'http://example.org/about/', $urls['Pages'] );
		$this->assertSame( 'http://example.org/category/teas/', $urls['Categories'] );
		$this->assertSame( 'http://example.org/tag/green/', $urls['Tags'] );
		$this->assertStringContainsString( '/author/', $urls['Authors'] );
		$this->assertMatchesRegularExpression( '~/\d{4}/\d\d/$~', $urls['Dates'] );
		foreach ( array( 'Search results', 'Page not found', 'Attachment', 'Feed', 'Sitemap', 'robots.txt' ) as $name ) {
			$this->assertStringStartsWith( 'http://example.org/', $urls[ $name ], $name );
		}
		$this->assertSame( $urls, array_unique( $urls ) );
	}

	public function test_pages_with_values_of_their_own_are_added_if_visitors_can_see_them(): void {
		$this->log_in( 'administrator' );
		$titled = $this->post( array( 'post_name' => 'titled' ) );
		$draft  = $this->post( array( 'post_name' => 'draft', 'post_status' => 'draft' ) );
		$this->post( array( 'post_title' => 'The longest of all titles', 'post_name' => 'longest' ) );
		update_post_meta( $titled->ID, '_yoast_wpseo_title', 'Tea' );
		update_post_meta( $draft->ID, '_yoast_wpseo_title', 'Tea' );
		$urls = array_column( Sample_Pages::of( new Yoast_Source() ), 'url' );

		$this->assertContains( 'http://example.org/titled/', $urls );
		$this->assertNotContains( get_permalink( $draft ), $urls );
	}

	public function test_only_kinds_with_a_setting_can_be_hidden(): void {
		$this->log_in( 'administrator' );
		$this->post();
		$hide = array_column( Sample_Pages::of( new Yoast_Source() ), 'hide', 'name' );

		$this->assertSame( array( 'every:author' => array( '_plumbline_hidden' => true ) ), $hide['Authors'] );
		$this->assertNull( $hide['Home page'] );
		$this->assertNull( $hide['Page not found'] );
		$this->assertNull( $hide['robots.txt'] );
	}
}
