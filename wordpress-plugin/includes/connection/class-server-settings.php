<?php
/**
 * The connected server.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Owner\Options;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Stores URL, key and site of the server. `PLUMBLINE_SERVER` and `PLUMBLINE_API_KEY` in
 * wp-config.php take precedence over typed values. The key leaves PHP only in requests to that
 * server.
 */
final class Server_Settings {

	const SERVER_OPTION = Options::SERVER;
	const KEY_OPTION    = Options::API_KEY;

	/** Number of characters of the key that are shown. */
	const SHOWN_LETTERS = 4;

	/**
	 * The base URL without a trailing slash, or an error if none is usable.
	 *
	 * @return string|WP_Error
	 */
	public static function address() {
		$text = self::has_address_constant() ? (string) constant( 'PLUMBLINE_SERVER' ) : self::stored( 'address' );
		return '' === $text ? Server_Failure::of( 'not_connected' ) : Server_Address::parse( $text );
	}

	/** The API key. Only Server_Client sends it. */
	public static function api_key(): string {
		if ( self::has_key_constant() ) {
			return (string) constant( 'PLUMBLINE_API_KEY' );
		}
		$option = get_option( self::KEY_OPTION );
		return is_array( $option ) && is_string( $option['key'] ?? null ) ? $option['key'] : '';
	}

	/** The end of the key, such as `••••3f9c`; empty without a key. */
	public static function masked_key(): string {
		$key = self::api_key();
		// The last characters of a short key would reveal most of it.
		return '' === $key ? '' : '••••' . ( strlen( $key ) > 3 * self::SHOWN_LETTERS ? substr( $key, -self::SHOWN_LETTERS ) : '' );
	}

	/** Whether both a usable address and a key are set. */
	public static function is_connected(): bool {
		return ! is_wp_error( self::address() ) && '' !== self::api_key();
	}

	/** The global key of this WordPress's site on the server; empty if none is chosen. */
	public static function site_key(): string {
		return self::stored( 'site' );
	}

	/** The chosen site; null if there is none. */
	public static function site(): ?array {
		foreach ( self::sites() as $site ) {
			if ( self::site_key() === $site['key'] ) {
				return $site;
			}
		}
		return null;
	}

	/** The sites the server last returned: `key`, `title`, `domain`, `engines`. */
	public static function sites(): array {
		$option = get_option( self::SERVER_OPTION );
		return is_array( $option ) && is_array( $option['sites'] ?? null ) ? $option['sites'] : array();
	}

	/** Whether wp-config.php sets the address. */
	public static function has_address_constant(): bool {
		return defined( 'PLUMBLINE_SERVER' ) && '' !== constant( 'PLUMBLINE_SERVER' );
	}

	/** Whether wp-config.php sets the key. */
	public static function has_key_constant(): bool {
		return defined( 'PLUMBLINE_API_KEY' ) && '' !== constant( 'PLUMBLINE_API_KEY' );
	}

	/**
	 * Saves the settings without autoloading them.
	 *
	 * @param string $address The base URL.
	 * @param string $key     The key; empty to keep the stored one.
	 */
	public static function save( string $address, string $key ): void {
		update_option( self::SERVER_OPTION, array( 'address' => $address ) + self::option(), false );
		if ( '' !== $key ) {
			// In an array, because WordPress's screen of all options shows plain strings, but not arrays.
			update_option( self::KEY_OPTION, array( 'key' => $key ), false );
		}
	}

	/**
	 * Saves the server's sites and the key of this WordPress's site.
	 *
	 * @param array  $sites The sites.
	 * @param string $site  Key of the chosen site; empty for none.
	 */
	public static function save_sites( array $sites, string $site ): void {
		$chosen = array(
			'sites' => $sites,
			'site'  => $site,
		);
		update_option( self::SERVER_OPTION, $chosen + self::option(), false );
	}

	/** Deletes address, key and site. */
	public static function forget(): void {
		delete_option( self::SERVER_OPTION );
		delete_option( self::KEY_OPTION );
	}

	/**
	 * A string from the stored settings; empty if it is missing.
	 *
	 * @param string $name Name of the setting.
	 */
	private static function stored( string $name ): string {
		$value = self::option()[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** The stored settings; empty if they are damaged. */
	private static function option(): array {
		$option = get_option( self::SERVER_OPTION );
		return is_array( $option ) ? $option : array();
	}
}
