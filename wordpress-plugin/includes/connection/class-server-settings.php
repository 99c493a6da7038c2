<?php
/**
 * Which server is connected.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps address, key and site of the server. `PLUMBLINE_SERVER` and `PLUMBLINE_API_KEY` in
 * wp-config.php win over what was typed. The key never leaves PHP but to that server.
 */
final class Server_Settings {

	const SERVER_OPTION = 'plumbline_server';
	const KEY_OPTION    = 'plumbline_api_key';

	/** How much of the key is shown, to know it by. */
	const SHOWN_LETTERS = 4;

	/**
	 * The base URL without a slash at its end; an error where there is none that can be used.
	 *
	 * @return string|WP_Error
	 */
	public static function address() {
		$text = self::has_address_constant() ? (string) constant( 'PLUMBLINE_SERVER' ) : self::stored( 'address' );
		return '' === $text ? Server_Failure::of( 'not_connected' ) : Server_Address::parse( $text );
	}

	/** The secret. Only Server_Client asks for it. */
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
		// Of a short one the end would be most of it.
		return '' === $key ? '' : '••••' . ( strlen( $key ) > 3 * self::SHOWN_LETTERS ? substr( $key, -self::SHOWN_LETTERS ) : '' );
	}

	/** Whether there is anything to call, and a key to call it with. */
	public static function is_connected(): bool {
		return ! is_wp_error( self::address() ) && '' !== self::api_key();
	}

	/** The global key of the site on the server that is this WordPress; empty for none. */
	public static function site_key(): string {
		return self::stored( 'site' );
	}

	/** The chosen site; null for none. */
	public static function site(): ?array {
		foreach ( self::sites() as $site ) {
			if ( $site['key'] === self::site_key() ) {
				return $site;
			}
		}
		return null;
	}

	/** The sites the server had when it was last asked: `key`, `title`, `domain`, `engines`. */
	public static function sites(): array {
		$option = get_option( self::SERVER_OPTION );
		return is_array( $option ) && is_array( $option['sites'] ?? null ) ? $option['sites'] : array();
	}

	/** Whether wp-config.php says the address. */
	public static function has_address_constant(): bool {
		return defined( 'PLUMBLINE_SERVER' ) && '' !== constant( 'PLUMBLINE_SERVER' );
	}

	/** Whether wp-config.php says the key. */
	public static function has_key_constant(): bool {
		return defined( 'PLUMBLINE_API_KEY' ) && '' !== constant( 'PLUMBLINE_API_KEY' );
	}

	/**
	 * Keeps what was typed. Nothing of it is loaded on pages that do not ask.
	 *
	 * @param string $address The base URL.
	 * @param string $key     The key; empty to keep the one that is there.
	 */
	public static function save( string $address, string $key ): void {
		update_option( self::SERVER_OPTION, array( 'address' => $address ) + self::option(), false );
		if ( '' !== $key ) {
			// In an array, because the page of all options shows what is a plain text.
			update_option( self::KEY_OPTION, array( 'key' => $key ), false );
		}
	}

	/**
	 * Keeps the sites the server has, and which of them is this WordPress.
	 *
	 * @param array  $sites The sites.
	 * @param string $site  Key of the chosen one; empty for none.
	 */
	public static function save_sites( array $sites, string $site ): void {
		$chosen = array(
			'sites' => $sites,
			'site'  => $site,
		);
		update_option( self::SERVER_OPTION, $chosen + self::option(), false );
	}

	/** Forgets address, key and site. */
	public static function forget(): void {
		delete_option( self::SERVER_OPTION );
		delete_option( self::KEY_OPTION );
	}

	/**
	 * A text of the stored settings; empty for none.
	 *
	 * @param string $name Its name.
	 */
	private static function stored( string $name ): string {
		$value = self::option()[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** The stored settings, whatever somebody made of them. */
	private static function option(): array {
		$option = get_option( self::SERVER_OPTION );
		return is_array( $option ) ? $option : array();
	}
}
