<?php
/**
 * The primary category of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Terms;

use Plumbline\Head\Seo_Plugins;
use Plumbline\Head\Title_Variables;
use Plumbline\Meta\Meta_Keys;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The term that a writer chose among several, for titles, breadcrumbs and permalinks. */
final class Primary_Term {

	/** Hooks into WordPress. */
	public function register(): void {
		add_filter( 'post_link_category', array( $this, 'in_permalink' ), 10, 3 );
		// The same filter of WooCommerce.
		add_filter( 'wc_product_post_type_link_product_cat', array( $this, 'in_permalink' ), 10, 3 );
	}

	/**
	 * The category in a permalink; a different SEO plugin that owns the head decides it itself.
	 *
	 * @param mixed $term  The term that would be in it.
	 * @param mixed $terms The terms of the post.
	 * @param mixed $post  The post.
	 * @return mixed
	 */
	public function in_permalink( $term, $terms, $post ) {
		if ( ! $term instanceof WP_Term || ! $post instanceof WP_Post || null !== Seo_Plugins::owner() ) {
			return $term;
		}
		return self::chosen( $post->ID, is_array( $terms ) ? $terms : array() ) ?? $term;
	}

	/**
	 * The primary term of a post, or else its first one; null without terms.
	 *
	 * @param int    $post_id  The post.
	 * @param string $taxonomy The taxonomy.
	 */
	public static function of( int $post_id, string $taxonomy ): ?WP_Term {
		$terms = self::terms( $post_id, $taxonomy );
		return self::chosen( $post_id, $terms ) ?? $terms[0] ?? null;
	}

	/**
	 * The term above a post in breadcrumbs: a primary term of any taxonomy, or else the first category.
	 *
	 * @param int $post_id The post.
	 */
	public static function above( int $post_id ): ?WP_Term {
		$taxonomies = array_intersect( self::taxonomies(), get_object_taxonomies( (string) get_post_type( $post_id ) ) );
		foreach ( $taxonomies as $taxonomy ) {
			$chosen = self::chosen( $post_id, self::terms( $post_id, $taxonomy ) );
			if ( null !== $chosen ) {
				return $chosen;
			}
		}
		return in_array( 'category', $taxonomies, true ) ? self::of( $post_id, 'category' ) : null;
	}

	/** Hierarchical taxonomies whose terms have public archives. */
	public static function taxonomies(): array {
		return array_values( array_filter( get_taxonomies( array( 'hierarchical' => true ) ), 'is_taxonomy_viewable' ) );
	}

	/**
	 * The taxonomies of a post with what the editor needs to offer their terms: `label` of the field, the
	 * `attribute` and the `path` in the REST API, and the saved `terms`.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function choices( WP_Post $post ): array {
		$choices = array();
		foreach ( array_intersect( self::taxonomies(), get_object_taxonomies( $post->post_type ) ) as $name ) {
			$taxonomy  = get_taxonomy( $name );
			$choices[] = array(
				/* translators: %s: name of a taxonomy, such as “Genre”. */
				'label'     => 'category' === $name ? __( 'Primary category', 'plumbline' ) : sprintf( __( 'Primary term: %s', 'plumbline' ), $taxonomy->labels->singular_name ),
				'attribute' => $taxonomy->rest_base ? $taxonomy->rest_base : $name,
				'path'      => rest_get_route_for_taxonomy_items( $name ),
				'terms'     => array_map(
					static function ( WP_Term $term ): array {
						return array(
							'id'   => $term->term_id,
							'name' => Title_Variables::plain( $term->name ),
						);
					},
					self::terms( $post->ID, $name )
				),
			);
		}
		return $choices;
	}

	/**
	 * The one of some terms that is chosen; null if somebody removed it from the post or deleted it.
	 *
	 * @param int       $post_id The post.
	 * @param WP_Term[] $terms   The terms of the post.
	 */
	private static function chosen( int $post_id, array $terms ): ?WP_Term {
		$ids = array_map( 'intval', (array) get_post_meta( $post_id, Meta_Keys::PRIMARY_TERMS, true ) );
		foreach ( $terms as $term ) {
			if ( in_array( $term->term_id, $ids, true ) ) {
				return $term;
			}
		}
		return null;
	}

	/**
	 * The terms of a post.
	 *
	 * @param int    $post_id  The post.
	 * @param string $taxonomy The taxonomy.
	 */
	private static function terms( int $post_id, string $taxonomy ): array {
		$terms = get_the_terms( $post_id, $taxonomy );
		return is_array( $terms ) ? array_values( $terms ) : array();
	}
}
