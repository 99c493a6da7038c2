<?php
/**
 * The sites of the connected account.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Requests the server's sites and finds the one of this WordPress. */
final class Server_Sites {

	/**
	 * Requests and stores the sites. Keeps the chosen site while the server still has it.
	 *
	 * @return array|WP_Error The sites.
	 */
	public static function refresh() {
		$answer = Server_Client::call( 'sites' );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( array_values( $answer ) !== $answer ) {
			return Server_Failure::of( 'not_plumbline' );
		}
		$sites  = array_values( array_filter( array_map( array( self::class, 'site' ), $answer ) ) );
		$chosen = in_array( Server_Settings::site_key(), array_column( $sites, 'key' ), true )
			? Server_Settings::site_key()
			: self::own( $sites, (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		Server_Settings::save_sites( $sites, $chosen );
		return $sites;
	}

	/**
	 * Key of the site whose domain is the closest match of a host; empty for none.
	 *
	 * @param array  $sites The sites.
	 * @param string $host  A host.
	 */
	public static function own( array $sites, string $host ): string {
		$own  = '';
		$most = 0;
		foreach ( $sites as $site ) {
			$domain = self::bare( $site['domain'] );
			$is_of  = '' !== $domain && preg_match( '/(?:^|\.)' . preg_quote( $domain, '/' ) . '$/', self::bare( $host ) );
			if ( $is_of && strlen( $domain ) > $most ) {
				$own  = $site['key'];
				$most = strlen( $domain );
			}
		}
		return $own;
	}

	/**
	 * The stored part of a site; null if it is not a site.
	 *
	 * @param mixed $site The site in the server's answer.
	 */
	private static function site( $site ): ?array {
		if ( ! is_array( $site ) || ! is_string( $site['site_global_key'] ?? null ) ) {
			return null;
		}
		return array(
			'key'     => $site['site_global_key'],
			'title'   => sanitize_text_field( $site['title'] ?? '' ),
			'domain'  => sanitize_text_field( $site['domain'] ?? '' ),
			'engines' => array_values( array_filter( (array) ( $site['search_engine_global_keys'] ?? array() ), 'is_string' ) ),
		);
	}

	/**
	 * A host in lower case without “www.”.
	 *
	 * @param string $host A host.
	 */
	private static function bare( string $host ): string {
		return preg_replace( '/^www\./', '', strtolower( $host ) );
	}
}
