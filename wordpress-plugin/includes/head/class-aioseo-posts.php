<?php
/**
 * What All in One SEO keeps of posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

defined( 'ABSPATH' ) || exit;

/** It has a table of its own; what it writes to post meta besides is a copy for translation plugins. */
final class Aioseo_Posts {

	/** As it finds posts without a keyphrase itself. */
	const WITHOUT_KEYPHRASE = '{"focus":{"keyphrase":""%';

	/**
	 * A text of a post; empty for none.
	 *
	 * @param int    $post_id The post.
	 * @param string $column  `title`, `description`, `canonical_url` or `keyphrases`.
	 */
	public static function text( int $post_id, string $column ): string {
		global $wpdb;
		if ( ! self::has_table() ) {
			return '';
		}
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE post_id = %d', self::table(), $post_id ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return is_string( $row[ $column ] ?? null ) ? $row[ $column ] : '';
	}

	/**
	 * The keyphrases of a post, the main one first.
	 *
	 * @param int $post_id The post.
	 */
	public static function keywords( int $post_id ): array {
		$keyphrases = json_decode( self::text( $post_id, 'keyphrases' ), true );
		$additional = array_column( (array) ( $keyphrases['additional'] ?? array() ), 'keyphrase' );
		return array_filter( array_merge( array( $keyphrases['focus']['keyphrase'] ?? '' ), $additional ), 'is_string' );
	}

	/**
	 * Leaves the posts with a keyphrase in a query.
	 *
	 * @param array $clauses Its clauses.
	 */
	public static function only_with_keyphrase( array $clauses ): array {
		global $wpdb;
		$clauses['join']  .= $wpdb->prepare( ' INNER JOIN %i AS plumbline_aioseo ON plumbline_aioseo.post_id = %i.ID', self::table(), $wpdb->posts );
		$clauses['where'] .= $wpdb->prepare( " AND plumbline_aioseo.keyphrases <> '' AND plumbline_aioseo.keyphrases NOT LIKE %s", self::WITHOUT_KEYPHRASE );
		return $clauses;
	}

	/** Whether there is such a table: the plugin makes it when it first runs. */
	public static function has_table(): bool {
		global $wpdb;
		return self::table() === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::table() ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/** Its name on this site. */
	private static function table(): string {
		return $GLOBALS['wpdb']->prefix . 'aioseo_posts';
	}
}
