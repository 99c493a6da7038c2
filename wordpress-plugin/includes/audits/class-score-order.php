<?php
/**
 * Sorting by score.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Sorts a query by the score of the last verdict. Posts without one come last in both directions,
 * which no meta query can do.
 */
final class Score_Order {

	/** The query variable: `ASC` for the worst first, or `DESC`. */
	const NAME = 'plumbline_order';

	/** Hooks into WordPress. */
	public function register(): void {
		add_filter( 'posts_clauses', array( $this, 'sort' ), 10, 2 );
	}

	/**
	 * Adds the order to the query if it is wanted.
	 *
	 * @param array    $clauses The parts of the SQL.
	 * @param WP_Query $query   The query.
	 */
	public function sort( array $clauses, WP_Query $query ): array {
		$order = $query->get( self::NAME );
		if ( ! in_array( $order, array( 'ASC', 'DESC' ), true ) ) {
			return $clauses;
		}
		global $wpdb;
		$clauses['join']   .= $wpdb->prepare( ' LEFT JOIN %i AS plumbline_score ON ( plumbline_score.post_id = %i.ID AND plumbline_score.meta_key = %s )', $wpdb->postmeta, $wpdb->posts, Meta_Keys::SCORE );
		$clauses['orderby'] = "plumbline_score.meta_value IS NULL, plumbline_score.meta_value + 0 $order, {$wpdb->posts}.post_date DESC, {$wpdb->posts}.ID DESC";
		return $clauses;
	}
}
