<?php
/**
 * Meta and tables of other plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Queries that WordPress has no function for: they must stay fast with a million rows of meta. */
final class Stored_Meta {

	/**
	 * Ids that have one of the keys, in order.
	 *
	 * @param string   $kind  Kind of a Subject: post, term or user.
	 * @param string[] $keys  Meta keys.
	 * @param int      $after The last id that is known.
	 * @param int      $most  Maximum number of ids.
	 */
	public static function ids( string $kind, array $keys, int $after, int $most ): array {
		global $wpdb;
		if ( array() === $keys ) {
			return array();
		}
		$id    = "{$kind}_id";
		$table = _get_meta_table( $kind );
		$in    = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		// Revisions have meta too.
		$join = Subject::POST === $kind ? "INNER JOIN $wpdb->posts AS p ON p.ID = m.post_id AND p.post_type <> 'revision'" : '';
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT m.$id FROM $table AS m $join WHERE m.meta_key IN ( $in ) AND m.meta_value <> '' AND m.$id > %d ORDER BY m.$id LIMIT %d", array_merge( $keys, array( $after, $most ) ) ) ) ); // phpcs:ignore WordPress.DB -- names of WordPress's own tables and columns, and one placeholder for each key.
	}

	/**
	 * The meta of an object, one value for each key.
	 *
	 * @param Subject $subject The object.
	 */
	public static function row( Subject $subject ): array {
		return array_map(
			static function ( array $values ) {
				return maybe_unserialize( $values[0] );
			},
			(array) get_metadata( $subject->kind, (int) $subject->id )
		);
	}

	/**
	 * Rows of a table of a different plugin; empty if there is no such table.
	 *
	 * @param string $table  Its name without the prefix.
	 * @param string $column A column with a number.
	 * @param int    $after  The rows have a larger number.
	 * @param int    $most   Maximum number of rows.
	 */
	public static function rows( string $table, string $column, int $after, int $most ): array {
		global $wpdb;
		$name = $wpdb->prefix . $table;
		if ( $name !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) ) ) { // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for it.
			return array();
		}
		return (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE %i > %d ORDER BY %i LIMIT %d', $name, $column, $after, $column, $most ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of a different plugin.
	}
}
