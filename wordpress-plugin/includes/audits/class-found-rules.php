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

	/**
	 * Stores the rules of a verdict.
	 *
	 * @param int      $post_id The post.
	 * @param string[] $rules   Names of the rules that failed.
	 */
	public static function save( int $post_id, array $rules ): void {
		$before = (array) get_post_meta( $post_id, Meta_Keys::RULE );
		foreach ( array_diff( $before, $rules ) as $gone ) {
			delete_post_meta( $post_id, Meta_Keys::RULE, $gone );
		}
		foreach ( array_diff( array_unique( $rules ), $before ) as $new ) {
			add_post_meta( $post_id, Meta_Keys::RULE, $new );
		}
	}

	/**
	 * Each rule with its title, its severity and the number of published posts that break it: what
	 * must be fixed first, then what most posts break.
	 *
	 * @param string[] $post_types Post types.
	 * @param int      $author     The author of the posts; 0 for all.
	 */
	public static function of( array $post_types, int $author ): array {
		$found = array_map( array( self::class, 'described' ), self::counted( $post_types, $author ) );
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
	 * A rule with the title and severity of one of its findings.
	 *
	 * @param array $row `rule`, `count` and `post_id`.
	 */
	private static function described( array $row ): array {
		$verdict  = get_post_meta( (int) $row['post_id'], Meta_Keys::VERDICT, true );
		$findings = array_column( is_array( $verdict ) ? $verdict['findings'] ?? array() : array(), null, 'rule' );
		$finding  = $findings[ $row['rule'] ] ?? array();
		return array(
			'rule'     => $row['rule'],
			'title'    => '' === ( $finding['title'] ?? '' ) ? $finding['message'] ?? $row['rule'] : $finding['title'],
			'severity' => $finding['severity'] ?? 'note',
			'count'    => (int) $row['count'],
		);
	}

	/**
	 * The number of posts for each rule, and one of the posts.
	 *
	 * @param string[] $post_types Post types.
	 * @param int      $author     The author; 0 for all.
	 */
	private static function counted( array $post_types, int $author ): array {
		global $wpdb;
		$types = implode( ',', array_fill( 0, count( $post_types ), '%s' ) );
		// phpcs:disable WordPress.DB -- WordPress has no function that counts by meta value, and only placeholders are inserted.
		return (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT meta.meta_value AS rule, COUNT(*) AS count, MAX(meta.post_id) AS post_id
				FROM {$wpdb->postmeta} AS meta INNER JOIN {$wpdb->posts} AS post ON post.ID = meta.post_id
				WHERE meta.meta_key = %s AND post.post_status = 'publish' AND post.post_type IN ($types) AND ( %d = 0 OR post.post_author = %d )
				GROUP BY meta.meta_value",
				array_merge( array( Meta_Keys::RULE ), $post_types, array( $author, $author ) )
			),
			ARRAY_A
		);
		// phpcs:enable
	}
}
