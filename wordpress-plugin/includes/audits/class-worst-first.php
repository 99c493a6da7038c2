<?php
/**
 * Sorting by what is wrong.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Sorts a query by what the last verdicts found: the most blockers first, then errors, then
 * warnings, then notes that engines ask for, by impact, as core's `worstFirst` does. Posts with an
 * outdated verdict come after the others and those without one last, in both directions.
 */
final class Worst_First {

	/** The query variable: `ASC` for the worst first, or `DESC`. */
	const NAME = 'plumbline_order';

	/** Hooks into WordPress. */
	public function register(): void {
		add_filter( 'posts_clauses', array( $this, 'sort' ), 10, 2 );
	}

	/**
	 * The findings of a post as a text: the greater, the worse.
	 *
	 * @param array[] $findings Findings, at most `Verdict::MOST_FINDINGS`. Notes without class and impact do not count.
	 */
	public static function weight( array $findings ): string {
		$of    = array_count_values( array_column( $findings, 'severity' ) ) + array_fill_keys( Verdict::SEVERITIES, 0 );
		$asked = array_filter(
			$findings,
			static function ( array $finding ): bool {
				return 'note' === $finding['severity'] && 'engine' === ( $finding['class'] ?? '' );
			}
		);
		return sprintf( '%02d%02d%02d%03d', $of['blocker'], $of['error'], $of['warning'], array_sum( array_column( $asked, 'impact' ) ) );
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
		$clauses['join']   .= $wpdb->prepare( ' LEFT JOIN %i AS plumbline_weight ON ( plumbline_weight.post_id = %i.ID AND plumbline_weight.meta_key = %s )', $wpdb->postmeta, $wpdb->posts, Meta_Keys::WEIGHT );
		$clauses['join']   .= $wpdb->prepare( ' LEFT JOIN %i AS plumbline_fresh ON ( plumbline_fresh.post_id = %i.ID AND plumbline_fresh.meta_key = %s AND plumbline_fresh.meta_value = %s )', $wpdb->postmeta, $wpdb->posts, Meta_Keys::FRESH_FOR, Verdict::rules_of_today() );
		$heaviest           = 'ASC' === $order ? 'DESC' : 'ASC';
		$clauses['orderby'] = "plumbline_weight.meta_value IS NULL, plumbline_fresh.meta_value IS NULL, plumbline_weight.meta_value $heaviest, {$wpdb->posts}.post_date DESC, {$wpdb->posts}.ID DESC";
		return $clauses;
	}
}
