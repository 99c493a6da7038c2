<?php
/**
 * Redirects from old URLs.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Adds and finds redirects. No redirect leads to itself or to a further one. */
final class Redirects {

	/** Statuses that a redirect can have; 410 and 451 have no target. */
	const STATUSES = array( 301, 302, 303, 307, 308, 410, 451 );

	/** How many redirects are followed to find the last target. */
	const LONGEST_CHAIN = 20;

	/**
	 * Adds a redirect. One that leads to a redirected path leads to that one's target instead.
	 *
	 * @param string $source A path or URL of this site.
	 * @param string $target A URL or a path; empty for 410 and 451.
	 * @param int    $status The status.
	 * @param string $origin Where it comes from.
	 * @return true|WP_Error
	 */
	public static function add( string $source, string $target, int $status, string $origin ) {
		$path = Redirect_Path::of( $source );
		if ( null === $path || '' === $path ) {
			return new WP_Error( 'plumbline_redirect_source', __( 'Only a path below the home page of this site can be redirected.', 'plumbline' ), array( 'status' => 400 ) );
		}
		$checked = self::checked( $target, $status );
		if ( is_wp_error( $checked ) ) {
			return $checked;
		}
		$last = self::last_target( $checked );
		if ( Redirect_Path::of( $last ) === $path && '' !== $last ) {
			return new WP_Error( 'plumbline_redirect_loop', __( 'This redirect would lead back to the URL that it redirects. Choose a different target.', 'plumbline' ), array( 'status' => 409 ) );
		}
		$added = Redirect_Table::add(
			array(
				'kind'   => 'path',
				'source' => $path,
				'target' => $last,
				'status' => $status,
				'origin' => $origin,
			)
		);
		if ( ! $added ) {
			return new WP_Error( 'plumbline_redirect_exists', __( 'This URL is redirected already.', 'plumbline' ), array( 'status' => 409 ) );
		}
		Redirect_Table::retarget( self::spellings( $path ), $last );
		return true;
	}

	/**
	 * Adds a redirect of all paths that match a regular expression.
	 *
	 * @param string $pattern The expression without delimiters.
	 * @param string $target  A URL or a path, which can name groups as `$1`.
	 * @param int    $status  The status.
	 * @param string $origin  Where it comes from.
	 * @return true|WP_Error
	 */
	public static function add_pattern( string $pattern, string $target, int $status, string $origin ) {
		$checked = self::checked( $target, $status );
		if ( is_wp_error( $checked ) ) {
			return $checked;
		}
		if ( ! self::is_valid( $pattern ) ) {
			return new WP_Error( 'plumbline_redirect_source', __( 'This regular expression is not valid.', 'plumbline' ), array( 'status' => 400 ) );
		}
		$row = array(
			'kind'   => 'pattern',
			'source' => $pattern,
			'target' => $checked,
			'status' => $status,
			'origin' => $origin,
		);
		return Redirect_Table::add( $row ) ? true : new WP_Error( 'plumbline_redirect_exists', __( 'This URL is redirected already.', 'plumbline' ), array( 'status' => 409 ) );
	}

	/**
	 * The redirect of a requested URL: its `target` and `status`; null if there is none.
	 *
	 * @param string $address The requested path with its query.
	 */
	public static function of( string $address ): ?array {
		$path = Redirect_Path::of( $address );
		if ( null === $path || 0 === Redirect_Table::size() ) {
			return null;
		}
		$found = Redirect_Table::of_path( $path ) ?? self::without_query( $path ) ?? self::of_pattern( $path );
		// Protects from loops through permalinks that have changed since.
		return $found && ( '' === $found['target'] || Redirect_Path::of( $found['target'] ) !== $path ) ? $found : null;
	}

	/**
	 * The redirect of a path whose query it does not name; it passes the query on.
	 *
	 * @param string $path The path with its query.
	 */
	private static function without_query( string $path ): ?array {
		list( $only, $query ) = explode( '?', "$path?", 2 );
		$row                  = '' === $only || $only === $path ? null : Redirect_Table::of_path( $only );
		if ( null === $row ) {
			return null;
		}
		$has_query     = false !== strpos( $row['target'], '?' );
		$row['target'] = $has_query || '' === $row['target'] ? $row['target'] : $row['target'] . '?' . rtrim( $query, '?' );
		return $row;
	}

	/**
	 * The redirect by a regular expression.
	 *
	 * @param string $path The path.
	 */
	private static function of_pattern( string $path ): ?array {
		foreach ( Redirect_Table::patterns() as $row ) {
			foreach ( array( "/$path", "/$path/", $path ) as $spelling ) {
				if ( 1 === preg_match( self::delimited( $row['source'] ), $spelling, $groups ) ) {
					return array( 'target' => self::with_groups( $row['target'], $groups ) ) + $row;
				}
			}
		}
		return null;
	}

	/**
	 * A target with the groups of an expression in place of `$1`, `$2` …
	 *
	 * @param string   $target The target.
	 * @param string[] $groups The groups.
	 */
	private static function with_groups( string $target, array $groups ): string {
		return (string) preg_replace_callback(
			'/\$(\d)/',
			static function ( array $found ) use ( $groups ): string {
				return $groups[ (int) $found[1] ] ?? '';
			},
			$target
		);
	}

	/**
	 * The absolute target, or why there is none.
	 *
	 * @param string $target A URL or a path.
	 * @param int    $status The status.
	 * @return string|WP_Error
	 */
	private static function checked( string $target, int $status ) {
		if ( ! in_array( $status, self::STATUSES, true ) ) {
			return new WP_Error( 'plumbline_redirect_status', __( 'This is not the status of a redirect.', 'plumbline' ), array( 'status' => 400 ) );
		}
		if ( in_array( $status, array( 410, 451 ), true ) ) {
			return '';
		}
		$target   = trim( $target );
		$absolute = '' === $target || preg_match( '~^[a-z][a-z0-9+.-]*:~i', $target ) ? $target : home_url( '/' . ltrim( $target, '/' ) );
		// A target with `$1` is not a URL before its groups are filled in, but is escaped like one.
		$valid = esc_url_raw( $absolute, array( 'http', 'https' ) );
		return '' !== $valid ? $valid : new WP_Error( 'plumbline_redirect_target', __( 'The target is not a URL.', 'plumbline' ), array( 'status' => 400 ) );
	}

	/**
	 * The end of the redirects that begin at a target.
	 *
	 * @param string $target A URL.
	 */
	private static function last_target( string $target ): string {
		for ( $step = 0; $step < self::LONGEST_CHAIN; $step++ ) {
			$path = '' === $target ? null : Redirect_Path::of( $target );
			$next = null === $path ? null : Redirect_Table::of_path( $path );
			if ( null === $next || '' === $next['target'] ) {
				return $target;
			}
			$target = $next['target'];
		}
		return $target;
	}

	/**
	 * The URLs of a path as targets can have them: people type letters, browsers and WordPress encode them.
	 *
	 * @param string $path A path as of Redirect_Path.
	 */
	private static function spellings( string $path ): array {
		$urls = array();
		foreach ( array( '%c', '%%%02X', '%%%02x' ) as $format ) {
			$spelled = preg_replace_callback(
				'/[^\x21-\x7e]/',
				static function ( array $byte ) use ( $format ): string {
					return sprintf( $format, ord( $byte[0] ) );
				},
				$path
			);
			array_push( $urls, home_url( "/$spelled" ), home_url( "/$spelled/" ) );
		}
		return $urls;
	}

	/**
	 * Whether PHP can use a regular expression.
	 *
	 * @param string $pattern The expression.
	 */
	private static function is_valid( string $pattern ): bool {
		set_error_handler( '__return_true' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- PHP warns of invalid expressions, and has no other way to ask.
		try {
			return '' !== $pattern && false !== preg_match( self::delimited( $pattern ), '' );
		} finally {
			restore_error_handler();
		}
	}

	/**
	 * A regular expression as PHP wants it.
	 *
	 * @param string $pattern The expression.
	 */
	private static function delimited( string $pattern ): string {
		// No expression contains this delimiter, so nothing has to be escaped.
		return "\x01$pattern\x01u";
	}
}
