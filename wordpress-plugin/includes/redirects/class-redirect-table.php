<?php
/**
 * The table of redirects.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/** Creates, reads and writes the table. Sites without a redirect have no table and no query. */
final class Redirect_Table {

	/** Autoloaded: how many rows there are. */
	const COUNT = Options::REDIRECTS;

	/** Maximum number of regular expressions that a request tries. */
	const MOST_PATTERNS = 500;

	/**
	 * A row by the path that it redirects; null if there is none.
	 *
	 * @param string $source A path as of Redirect_Path.
	 */
	public static function of_path( string $source ): ?array {
		global $wpdb;
		if ( ! self::has_rows() ) {
			return null;
		}
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE hash = %s', self::name(), md5( "path $source" ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of our own; the query uses its index.
	}

	/** The rows with regular expressions, the oldest first. */
	public static function patterns(): array {
		return self::has_rows() ? self::rows( "kind = 'pattern'", self::MOST_PATTERNS ) : array();
	}

	/**
	 * Rows after a row.
	 *
	 * @param int $after Id of the last row that is known.
	 * @param int $most  Maximum number of rows.
	 */
	public static function after( int $after, int $most ): array {
		return self::has_rows() ? self::rows( 'id > ' . $after, $most ) : array();
	}

	/**
	 * Adds a row; false if the path has one.
	 *
	 * @param array $row Its `kind`, `source`, `target`, `status` and `origin`.
	 */
	public static function add( array $row ): bool {
		global $wpdb;
		self::create();
		$hash = md5( $row['kind'] . ' ' . $row['source'] );
		if ( $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE hash = %s', self::name(), $hash ) ) ) { // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of our own.
			return false;
		}
		$added = (bool) $wpdb->insert( self::name(), array( 'hash' => $hash ) + $row ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of our own.
		self::count();
		return $added;
	}

	/**
	 * Changes the target of all redirects to some URLs.
	 *
	 * @param string[] $before The targets until now.
	 * @param string   $target The new target.
	 */
	public static function retarget( array $before, string $target ): void {
		global $wpdb;
		if ( self::has_rows() ) {
			$in = implode( ', ', array_fill( 0, count( $before ), '%s' ) );
			$wpdb->query( $wpdb->prepare( "UPDATE %i SET target = %s WHERE target IN ( $in )", array_merge( array( self::name(), $target ), $before ) ) ); // phpcs:ignore WordPress.DB -- a table of our own; one placeholder for each target.
		}
	}

	/**
	 * Removes rows.
	 *
	 * @param array $where Conditions by column.
	 */
	public static function remove( array $where ): int {
		global $wpdb;
		if ( ! self::has_rows() ) {
			return 0;
		}
		$removed = (int) $wpdb->delete( self::name(), $where ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of our own.
		self::count();
		return $removed;
	}

	/** How many redirects there are. */
	public static function size(): int {
		return (int) get_option( self::COUNT, 0 );
	}

	/** Removes the table. */
	public static function drop(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', self::name() ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of our own.
		delete_option( self::COUNT );
	}

	/** Whether there is any redirect. */
	private static function has_rows(): bool {
		return self::size() > 0;
	}

	/** Remembers how many rows there are. */
	private static function count(): void {
		global $wpdb;
		update_option( self::COUNT, (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', self::name() ) ), true ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of our own.
	}

	/**
	 * Rows in the order in which they were added.
	 *
	 * @param string $where A condition without input of users.
	 * @param int    $most  Maximum number of rows.
	 */
	private static function rows( string $where, int $most ): array {
		global $wpdb;
		return (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE $where ORDER BY id LIMIT %d", self::name(), $most ), ARRAY_A ); // phpcs:ignore WordPress.DB -- a table of our own; the condition is a constant or a number.
	}

	/** Creates the table unless it exists. */
	private static function create(): void {
		if ( false !== get_option( self::COUNT ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$name = self::name();
		dbDelta(
			"CREATE TABLE $name (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			hash char(32) NOT NULL,
			kind varchar(10) NOT NULL,
			source text NOT NULL,
			target text NOT NULL,
			status smallint NOT NULL,
			origin varchar(40) NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY hash (hash)
			) " . $GLOBALS['wpdb']->get_charset_collate()
		);
	}

	/** Name of the table on this site. */
	private static function name(): string {
		return $GLOBALS['wpdb']->prefix . 'plumbline_redirects';
	}
}
