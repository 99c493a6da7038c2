<?php
/**
 * The address of a server, as people type it.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Reads addresses such as `plumbline.example.com` or `http://127.0.0.1:8787`. */
final class Server_Address {

	/** Host names that only this machine or network resolves. */
	const NEARBY_NAMES = '/^(?:localhost|[^.:]+|.+\.(?:localhost|local|internal))$/';

	/**
	 * The base URL without a trailing slash, or an error that explains the fault.
	 *
	 * @param string $text What somebody typed.
	 * @return string|WP_Error
	 */
	public static function parse( string $text ) {
		$parts = wp_parse_url( self::with_scheme( trim( $text ) ) );
		if ( ! is_array( $parts ) || ! self::is_plain( $parts ) ) {
			return self::fault( __( 'This is no address of a server. Write one like plumbline.example.com, without a name or a password in it.', 'plumbline' ) );
		}
		$host = strtolower( $parts['host'] );
		if ( self::is_link_local( $host ) ) {
			return self::fault( __( 'Plumbline never calls this address: machines in a data centre keep their secrets there.', 'plumbline' ) );
		}
		if ( 'http' === $parts['scheme'] && ! self::is_nearby( $host ) ) {
			return self::fault( __( 'An address with http:// would show your key to everybody on the way. Use https://, or a server on this machine or network.', 'plumbline' ) );
		}
		$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
		return $parts['scheme'] . '://' . $host . $port . rtrim( $parts['path'] ?? '', '/' );
	}

	/**
	 * Whether a host belongs to this machine or the local network.
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
	 * Adds the fitting scheme if none was typed.
	 *
	 * @param string $text An address.
	 */
	private static function with_scheme( string $text ): string {
		if ( preg_match( '~^[a-z][a-z0-9+.-]*://~i', $text ) ) {
			return $text;
		}
		$host = strtolower( (string) wp_parse_url( 'http://' . $text, PHP_URL_HOST ) );
		return ( self::is_nearby( $host ) ? 'http://' : 'https://' ) . $text;
	}

	/**
	 * Whether the address has only scheme, host, port and path.
	 *
	 * @param array $parts What `wp_parse_url` made of the address.
	 */
	private static function is_plain( array $parts ): bool {
		return in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true )
			&& preg_match( '/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/i', $parts['host'] ?? '' )
			&& preg_match( '~^[\w./%-]*$~', $parts['path'] ?? '' )
			&& false === strpos( $parts['path'] ?? '', '..' )
			&& array() === array_diff_key( $parts, array_flip( array( 'scheme', 'host', 'port', 'path' ) ) );
	}

	/**
	 * Whether the host is a link-local address, where clouds serve a machine's credentials.
	 *
	 * @param string $host A host in lower case.
	 */
	private static function is_link_local( string $host ): bool {
		return 1 === preg_match( '/^(?:169\.254\.|\[fe[89ab]|\[fd00:ec2::254\])/', $host );
	}

	/**
	 * The fault as an error.
	 *
	 * @param string $message A sentence.
	 */
	private static function fault( string $message ): WP_Error {
		return new WP_Error( 'plumbline_address', $message, array( 'status' => 400 ) );
	}
}
