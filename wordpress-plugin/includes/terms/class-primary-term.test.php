<?php
/**
 * Tests for the primary category.
 *
 * @package Plumbline
 */

namespace Plumbline\Terms;

use Plumbline\Head\Title_Variables;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Primary_Term. */
final class Primary_Term_Test extends WordPress_Test_Case {

	/** Unregisters what a test registered. */
	protected function tearDown(): void {
		unregister_taxonomy( 'origin' );
		unregister_taxonomy( 'shelf' );
		parent::tearDown();
	}

	public function test_the_chosen_category_comes_before_the_first_by_name(): void {
		$breads = self::term( 'Breads' );
		$rye    = self::term( 'Rye' );
		$post   = $this->post( array( 'post_category' => array( $rye, $breads ) ) );
		$this->assertSame( $breads, Primary_Term::of( $post->ID, 'category' )->term_id );
		update_post_meta( $post->ID, Meta_Keys::PRIMARY_TERMS, array( $rye ) );

		$this->assertSame( $rye, Primary_Term::of( $post->ID, 'category' )->term_id );
		$this->assertSame( 'Rye', Title_Variables::of( $post )['category'] );
	}

	public function test_a_choice_ends_when_its_term_leaves_the_post_or_the_site(): void {
		$breads = self::term( 'Breads' );
		$rye    = self::term( 'Rye' );
		$post   = $this->post( array( 'post_category' => array( $rye, $breads ) ) );
		update_post_meta( $post->ID, Meta_Keys::PRIMARY_TERMS, array( $rye ) );
		wp_set_post_categories( $post->ID, array( $breads ) );
		$this->assertSame( $breads, Primary_Term::above( $post->ID )->term_id );
		wp_set_post_categories( $post->ID, array( $breads, $rye ) );
		$this->assertSame( $rye, Primary_Term::above( $post->ID )->term_id );
		wp_delete_term( $rye, 'category' );

		$this->assertSame( $breads, Primary_Term::above( $post->ID )->term_id );
	}

	public function test_each_taxonomy_has_its_own_choice_and_hidden_ones_have_none_above_a_post(): void {
		register_taxonomy( 'origin', 'post', array( 'hierarchical' => true ) );
		register_taxonomy( 'shelf', 'post', array( 'hierarchical' => true, 'public' => false ) );
		$post = $this->post( array( 'post_category' => array( self::term( 'Breads' ), self::term( 'Rye' ) ) ) );
		foreach ( array( 'origin', 'shelf' ) as $taxonomy ) {
			wp_set_object_terms( $post->ID, array( self::term( "A $taxonomy", $taxonomy ), self::term( "B $taxonomy", $taxonomy ) ), $taxonomy );
		}
		$this->choose( $post->ID, array( array( 'B shelf', 'shelf' ) ) );
		$this->assertSame( 'Breads', Primary_Term::above( $post->ID )->name );
		$this->choose( $post->ID, array( array( 'B shelf', 'shelf' ), array( 'B origin', 'origin' ) ) );

		$this->assertSame( 'B origin', Primary_Term::above( $post->ID )->name );
		$this->assertSame( 'Breads', Primary_Term::of( $post->ID, 'category' )->name );
	}

	public function test_permalinks_have_the_chosen_category_unless_a_different_plugin_decides(): void {
		update_option( 'permalink_structure', '/%category%/%postname%/' );
		$breads = self::term( 'Breads' );
		$grains = self::term( 'Grains' );
		$rye    = wp_insert_term( 'Rye', 'category', array( 'parent' => $grains ) )['term_id'];
		$post   = $this->post( array( 'post_category' => array( $breads, $rye ) ) );
		$this->assertSame( 'http://example.org/breads/brewing-tea/', get_permalink( $post ) );
		update_post_meta( $post->ID, Meta_Keys::PRIMARY_TERMS, array( $rye ) );
		$this->assertSame( 'http://example.org/grains/rye/brewing-tea/', get_permalink( $post ) );
		$this->assertSame( $rye, apply_filters( 'wc_product_post_type_link_product_cat', get_term( $breads ), array( get_term( $breads ), get_term( $rye ) ), $post )->term_id );
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'Yoast SEO';
			}
		);

		$this->assertSame( 'http://example.org/breads/brewing-tea/', get_permalink( $post ) );
	}

	public function test_the_editor_offers_the_terms_of_each_taxonomy_with_an_archive(): void {
		register_taxonomy( 'origin', 'post', array( 'hierarchical' => true, 'show_in_rest' => true, 'rest_base' => 'origins', 'labels' => array( 'singular_name' => 'Origin' ) ) );
		register_taxonomy( 'shelf', 'post', array( 'hierarchical' => true, 'public' => false ) );
		$post                         = $this->post( array( 'post_category' => array( self::term( 'Tea &amp; “茶”' ), 1 ) ) );
		list( $categories, $origins ) = Primary_Term::choices( $post );

		$this->assertSame( array( 'Primary category', 'categories', '/wp/v2/categories' ), array( $categories['label'], $categories['attribute'], $categories['path'] ) );
		$this->assertSame( array( 'Tea & “茶”', 'Uncategorized' ), array_column( $categories['terms'], 'name' ) );
		$this->assertSame( array( 'Primary term: Origin', 'origins', '/wp/v2/origins', array() ), array_values( $origins ) );
		$this->assertSame( array(), Primary_Term::choices( $this->post( array( 'post_type' => 'page' ) ) ) );
	}

	public function test_a_filter_of_a_different_plugin_may_pass_anything_on(): void {
		$this->assertNull( ( new Primary_Term() )->in_permalink( null, false, null ) );
		$this->assertSame( 'rye', ( new Primary_Term() )->in_permalink( 'rye', null, $this->post() ) );
	}

	/**
	 * Chooses primary terms.
	 *
	 * @param int     $post_id The post.
	 * @param array[] $terms   Each with name and taxonomy.
	 */
	private function choose( int $post_id, array $terms ): void {
		$ids = array_map(
			static function ( array $term ): int {
				return get_term_by( 'name', $term[0], $term[1] )->term_id;
			},
			$terms
		);
		update_post_meta( $post_id, Meta_Keys::PRIMARY_TERMS, $ids );
	}

	/**
	 * Creates a term.
	 *
	 * @param string $name     Its name.
	 * @param string $taxonomy Its taxonomy.
	 */
	private static function term( string $name, string $taxonomy = 'category' ): int {
		return wp_insert_term( $name, $taxonomy )['term_id'];
	}
}
