<?php
/**
 * Post data of All in One SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

defined( 'ABSPATH' ) || exit;

/** Reads All in One SEO's own table; its post meta is only a copy for translation plugins. */
final class Aioseo_Posts {

	/** The pattern that All in One SEO itself uses to find posts without a keyphrase. */
	const WITHOUT_KEYPHRASE = '{"focus":{"keyphrase":""%';

	/**
	 * A column of a post as a string; empty if it is missing.
	 *
	 * @param int    $post_id The post.
	 * @param string $column  `title`, `description`, `canonical_url` or `keyphrases`.
	 */
	public static function text( int $post_id, string $column ): string {
		global $wpdb;
		if ( ! self::has_table() ) {
			return '';
		}
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE post_id = %d', self::table(), $post_id ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for it.
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
	 * Restricts a query to posts with a keyphrase.
	 *
	 * @param array $clauses Its clauses.
	 */
	public static function only_with_keyphrase( array $clauses ): array {
		global $wpdb;
		$clauses['join']  .= $wpdb->prepare( ' INNER JOIN %i AS plumbline_aioseo ON plumbline_aioseo.post_id = %i.ID', self::table(), $wpdb->posts );
		$clauses['where'] .= $wpdb->prepare( " AND plumbline_aioseo.keyphrases <> '' AND plumbline_aioseo.keyphrases NOT LIKE %s", self::WITHOUT_KEYPHRASE );
		return $clauses;
	}

	/** Whether the table exists; the plugin creates it on its first run. */
	public static function has_table(): bool {
		global $wpdb;
		return self::table() === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::table() ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for it.
	}

	/** Name of the table on this site. */
	private static function table(): string {
		return $GLOBALS['wpdb']->prefix . 'aioseo_posts';
	}
}
