<?php
/**
 * Tests for breadcrumbs.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Breadcrumb. */
final class Breadcrumb_Test extends WordPress_Test_Case {

	public function test_a_category_comes_after_its_parents(): void {
		$teas  = wp_insert_term( 'Teas &amp; 茶', 'category' )['term_id'];
		$green = wp_insert_term( 'Green', 'category', array( 'parent' => $teas ) )['term_id'];
		$post  = $this->post( array( 'post_category' => array( $green ) ) );

		$this->assertSame( array( 'Plumbline tests', 'Teas & 茶', 'Green' ), self::names( Subject::TERM, $green ) );
		$this->assertSame( array( 'Plumbline tests', 'Teas & 茶', 'Green', 'Brewing tea' ), self::names( Subject::POST, $post->ID ) );
	}

	/**
	 * @dataProvider parents
	 */
	public function test_a_parent_is_named_if_everybody_may_see_it( string $status, array $names ): void {
		$parent = $this->post( array( 'post_type' => 'page', 'post_title' => 'Parent', 'post_status' => $status ) );
		$child  = $this->post( array( 'post_type' => 'page', 'post_title' => 'Child', 'post_parent' => $parent->ID ) );

		$this->assertSame( $names, self::names( Subject::POST, $child->ID ) );
	}

	public static function parents(): array {
		return array(
			'a public page'  => array( 'publish', array( 'Plumbline tests', 'Parent', 'Child' ) ),
			'not a draft'    => array( 'draft', array( 'Plumbline tests', 'Child' ) ),
			'not a private one' => array( 'private', array( 'Plumbline tests', 'Child' ) ),
		);
	}

	public function test_a_page_without_a_name_has_no_breadcrumb(): void {
		$this->assertSame( array(), Breadcrumb::of( new Subject( Subject::POST, $this->post( array( 'post_title' => '' ) )->ID ) ) );
	}

	public function test_positions_count_from_one(): void {
		$this->assertSame( array( 1, 2 ), array_column( Breadcrumb::of( new Subject( Subject::USER, 1 ) )['itemListElement'], 'position' ) );
	}

	public function test_the_chosen_category_is_above_a_post_with_its_parents(): void {
		$grains = wp_insert_term( 'Grains', 'category' )['term_id'];
		$rye    = wp_insert_term( 'Rye <script>', 'category', array( 'parent' => $grains ) )['term_id'];
		$post   = $this->post( array( 'post_category' => array( wp_insert_term( 'Breads', 'category' )['term_id'], $rye ) ) );
		$this->assertSame( array( 'Plumbline tests', 'Breads', 'Brewing tea' ), self::names( Subject::POST, $post->ID ) );
		update_post_meta( $post->ID, Meta_Keys::PRIMARY_TERMS, array( $rye ) );
		$this->assertSame( array( 'Plumbline tests', 'Grains', 'Rye', 'Brewing tea' ), self::names( Subject::POST, $post->ID ) );
		wp_delete_term( $rye, 'category' );

		$this->assertSame( array( 'Plumbline tests', 'Breads', 'Brewing tea' ), self::names( Subject::POST, $post->ID ) );
	}

	public function test_a_parent_without_a_name_is_left_out(): void {
		$parent = $this->post( array( 'post_type' => 'page', 'post_title' => ' ', 'post_content' => 'Text' ) );
		$child  = $this->post( array( 'post_type' => 'page', 'post_title' => 'Child', 'post_parent' => $parent->ID ) );

		$this->assertSame( array( 'Plumbline tests', 'Child' ), self::names( Subject::POST, $child->ID ) );
	}

	public function test_the_home_page_has_no_breadcrumb(): void {
		$this->assertSame( array(), Breadcrumb::of( new Subject( Subject::HOME ) ) );
	}

	/**
	 * The names in a breadcrumb.
	 *
	 * @param string $kind Kind of the page.
	 * @param int    $id   Its id.
	 */
	private static function names( string $kind, int $id ): array {
		return array_column( Breadcrumb::of( new Subject( $kind, $id ) )['itemListElement'], 'name' );
	}
}
