<?php
/**
 * Tests for structured data of pages.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Page_Graph. */
final class Page_Graph_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider pages
	 */
	public function test_the_entities_of( array $fields, array $types ): void {
		$post = $this->post( $fields );

		$this->assertSame( $types, array_column( Page_Graph::of( new Subject( Subject::POST, $post->ID ) ), '@type' ) );
	}

	public static function pages(): array {
		return array(
			'a post'                 => array( array(), array( 'Organization', 'BlogPosting', 'BreadcrumbList' ) ),
			'a page'                 => array( array( 'post_type' => 'page' ), array( 'BreadcrumbList' ) ),
			'a protected post'       => array( array( 'post_password' => 'leaves' ), array() ),
			'a post without a title' => array( array( 'post_title' => ' ' ), array() ),
		);
	}

	public function test_a_front_page_is_the_home_page_and_a_search_page_has_no_entities(): void {
		$front = $this->post( array( 'post_type' => 'page' ) );
		update_option( 'page_on_front', $front->ID );
		$this->assertSame( array( 'BreadcrumbList' ), array_column( Page_Graph::of( new Subject( Subject::POST, $front->ID ) ), '@type' ) );
		update_option( 'show_on_front', 'page' );

		$this->assertSame( array( 'WebSite', 'Organization' ), array_column( Page_Graph::of( new Subject( Subject::POST, $front->ID ) ), '@type' ) );
		$this->assertSame( array(), Page_Graph::of( null ) );
	}

	/**
	 * @dataProvider filtered
	 */
	public function test_a_filter_changes_the_entities( $value, array $graph ): void {
		add_filter(
			'plumbline_schema',
			static function () use ( $value ) {
				return $value;
			}
		);

		$this->assertSame( $graph, Page_Graph::of( new Subject( Subject::HOME ) ) );
	}

	public static function filtered(): array {
		return array(
			'to its own'      => array( array( 7 => array( '@type' => 'Tea' ), 'x', null ), array( array( '@type' => 'Tea' ) ) ),
			'to none'         => array( null, array() ),
			'to none by text' => array( 'x', array() ),
		);
	}
}
