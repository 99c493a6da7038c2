<?php
/**
 * The rules that stored verdicts found broken.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;

defined( 'ABSPATH' ) || exit;

/** Stores them one row each, so that lists can filter by finding and count posts. */
final class Found_Rules {

	/** Fewer audited posts do not show what most posts have. */
	const FEWEST_POSTS = 3;

	/**
	 * Stores the rules of a verdict, and the elements that break them.
	 *
	 * @param int     $post_id  The post.
	 * @param array[] $findings Findings as in `Verdict::schema`.
	 */
	public static function save( int $post_id, array $findings ): void {
		self::save_rows( $post_id, Meta_Keys::RULE, array_column( $findings, 'rule' ) );
		self::save_rows( $post_id, Meta_Keys::ELEMENTS, array_filter( array_map( array( Found_Elements::class, 'row' ), $findings ) ) );
	}

	/**
	 * Stores values one row each.
	 *
	 * @param int      $post_id The post.
	 * @param string   $key     The key.
	 * @param string[] $values  The values.
	 */
	private static function save_rows( int $post_id, string $key, array $values ): void {
		$before = (array) get_post_meta( $post_id, $key );
		foreach ( array_diff( $before, $values ) as $gone ) {
			delete_post_meta( $post_id, $key, $gone );
		}
		foreach ( array_diff( array_unique( $values ), $before ) as $new ) {
			add_post_meta( $post_id, $key, $new );
		}
	}

	/**
	 * Numbers of posts by rule, for rules that the same elements break on most audited posts: those
	 * come from a template, a menu or a pattern. Posts with further elements are not among them.
	 *
	 * @param string[] $post_types Post types.
	 * @param int      $author     The author of the posts; 0 for all.
	 * @param int      $audited    The number of their audited posts.
	 */
	public static function on_most_posts( array $post_types, int $author, int $audited ): array {
		$rows = $audited < self::FEWEST_POSTS ? array() : self::counted( Meta_Keys::ELEMENTS, $post_types, $author, intdiv( $audited, 2 ) + 1 );
		return array_combine( array_map( array( Found_Elements::class, 'rule' ), array_column( $rows, 'value' ) ), array_map( 'intval', array_column( $rows, 'count' ) ) );
	}

	/**
	 * Each rule with its title, its severity and the number of published posts that break it: what
	 * must be fixed first, then what most posts break.
	 *
	 * @param string[] $post_types Post types.
	 * @param int      $author     The author of the posts; 0 for all.
	 */
	public static function of( array $post_types, int $author ): array {
		$found = array_map( array( self::class, 'described' ), self::counted( Meta_Keys::RULE, $post_types, $author ) );
		usort(
			$found,
			static function ( array $one, array $other ): int {
				$rank = array_flip( Verdict::SEVERITIES );
				return array( $rank[ $one['severity'] ], -$one['count'], $one['rule'] ) <=> array( $rank[ $other['severity'] ], -$other['count'], $other['rule'] );
			}
		);
		return $found;
	}

	/**
	 * A rule with title, sentence and severity of one of its findings.
	 *
	 * @param array $row `value`, the name of the rule, `count` and `post_id`.
	 */
	private static function described( array $row ): array {
		$verdict  = get_post_meta( (int) $row['post_id'], Meta_Keys::VERDICT, true );
		$findings = array_column( is_array( $verdict ) ? $verdict['findings'] ?? array() : array(), null, 'rule' );
		$finding  = $findings[ $row['value'] ] ?? array();
		return array(
			'rule'     => $row['value'],
			'title'    => '' === ( $finding['title'] ?? '' ) ? $finding['message'] ?? $row['value'] : $finding['title'],
			'example'  => $finding['message'] ?? '',
			'severity' => $finding['severity'] ?? 'note',
			'count'    => (int) $row['count'],
		);
	}

	/**
	 * The number of posts for each value of a key, and one of the posts.
	 *
	 * @param string   $key        The key.
	 * @param string[] $post_types Post types.
	 * @param int      $author     The author; 0 for all.
	 * @param int      $fewest     Values of fewer posts are left out.
	 */
	private static function counted( string $key, array $post_types, int $author, int $fewest = 1 ): array {
		global $wpdb;
		$types = implode( ',', array_fill( 0, count( $post_types ), '%s' ) );
		// phpcs:disable WordPress.DB -- WordPress has no function that counts by meta value, and only placeholders are inserted.
		return (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT meta.meta_value AS value, COUNT(*) AS count, MAX(meta.post_id) AS post_id
				FROM {$wpdb->postmeta} AS meta INNER JOIN {$wpdb->posts} AS post ON post.ID = meta.post_id
				WHERE meta.meta_key = %s AND post.post_status = 'publish' AND post.post_type IN ($types) AND ( %d = 0 OR post.post_author = %d )
				GROUP BY meta.meta_value HAVING COUNT(*) >= %d",
				array_merge( array( $key ), $post_types, array( $author, $author, $fewest ) )
			),
			ARRAY_A
		);
		// phpcs:enable
	}
}
