<?php
/**
 * Paths of redirects.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

defined( 'ABSPATH' ) || exit;

/** One spelling for each path of the site, so that a redirect is found however it was written. */
final class Redirect_Path {

	/**
	 * The path below the home page, decoded, without slashes around it, with its query; null for a
	 * URL of a different site.
	 *
	 * @param string $address A URL or a path.
	 */
	public static function of( string $address ): ?string {
		$parts = wp_parse_url( trim( $address ) );
		$home  = wp_parse_url( home_url( '/' ) );
		if ( ! is_array( $parts ) || ( isset( $parts['host'] ) && self::host( $parts ) !== self::host( $home ) ) ) {
			return null;
		}
		$path  = rawurldecode( $parts['path'] ?? '' );
		$below = trim( rawurldecode( $home['path'] ?? '' ), '/' );
		$path  = trim( $path, '/' );
		if ( '' !== $below && ( $path === $below || 0 === strpos( $path, "$below/" ) ) ) {
			$path = trim( substr( $path, strlen( $below ) ), '/' );
		}
		return isset( $parts['query'] ) ? "$path?{$parts['query']}" : $path;
	}

	/**
	 * The host without `www.`.
	 *
	 * @param array $parts Parts of a URL.
	 */
	private static function host( array $parts ): string {
		return (string) preg_replace( '/^www\./', '', strtolower( $parts['host'] ?? '' ) );
	}
}
