<?php
/**
 * The URL of a server, as people type it.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Parses URLs such as `plumbline.example.com` or `http://127.0.0.1:8787`. */
final class Server_Address {

	/** Host names that only resolve on this machine or in the local network. */
	const NEARBY_NAMES = '/^(?:localhost|[^.:]+|.+\.(?:localhost|local|internal))$/';

	/**
	 * The base URL without a trailing slash, or an error that explains what is wrong.
	 *
	 * @param string $text The typed text.
	 * @return string|WP_Error
	 */
	public static function parse( string $text ) {
		$parts = wp_parse_url( self::with_scheme( trim( $text ) ) );
		if ( ! is_array( $parts ) || ! self::is_plain( $parts ) ) {
			return self::fault( __( 'This is not a server URL. Enter one such as plumbline.example.com, without a user name or password.', 'plumbline' ) );
		}
		$host = strtolower( $parts['host'] );
		if ( self::is_link_local( $host ) ) {
			return self::fault( __( 'Plumbline never connects to this address, because cloud providers serve credentials there.', 'plumbline' ) );
		}
		if ( 'http' === $parts['scheme'] && ! self::is_nearby( $host ) ) {
			return self::fault( __( 'A URL with http:// would expose your key on the way to the server. Use https://, or a server on this machine or network.', 'plumbline' ) );
		}
		$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
		return $parts['scheme'] . '://' . $host . $port . rtrim( $parts['path'] ?? '', '/' );
	}

	/**
	 * True for hosts of this machine or the local network.
	 *
	 * @param string $host A host in lower case.
	 */
	public static function is_nearby( string $host ): bool {
		$ip = trim( $host, '[]' );
		if ( filter_var( $ip, FILTER_VALIDATE_IP ) ) {
			return ! filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
		}
		return 1 === preg_match( self::NEARBY_NAMES, $host );
	}

	/**
	 * Adds the scheme that fits the host, if none was typed.
	 *
	 * @param string $text A URL without or with a scheme.
	 */
	private static function with_scheme( string $text ): string {
		if ( preg_match( '~^[a-z][a-z0-9+.-]*://~i', $text ) ) {
			return $text;
		}
		$host = strtolower( (string) wp_parse_url( 'http://' . $text, PHP_URL_HOST ) );
		return ( self::is_nearby( $host ) ? 'http://' : 'https://' ) . $text;
	}

	/**
	 * True if the URL consists only of scheme, host, port and path.
	 *
	 * @param array $parts The result of `wp_parse_url`.
	 */
	private static function is_plain( array $parts ): bool {
		return in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true )
			&& preg_match( '/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/i', $parts['host'] ?? '' )
			&& preg_match( '~^[\w./%-]*$~', $parts['path'] ?? '' )
			&& false === strpos( $parts['path'] ?? '', '..' )
			&& array() === array_diff_key( $parts, array_flip( array( 'scheme', 'host', 'port', 'path' ) ) );
	}

	/**
	 * True for link-local addresses: clouds serve the credentials of a machine there.
	 *
	 * @param string $host A host in lower case.
	 */
	private static function is_link_local( string $host ): bool {
		return 1 === preg_match( '/^(?:169\.254\.|\[fe[89ab]|\[fd00:ec2::254\])/', $host );
	}

	/**
	 * Creates an error with a message.
	 *
	 * @param string $message The message.
	 */
	private static function fault( string $message ): WP_Error {
		return new WP_Error( 'plumbline_address', $message, array( 'status' => 400 ) );
	}
}
