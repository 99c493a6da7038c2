<?php
/**
 * The faults that the server's watches know of this site.
 *
 * @package Plumbline
 */

namespace Plumbline\Watch;

use Plumbline\Connection\Server_Client;
use Plumbline\Connection\Server_Failure;
use Plumbline\Connection\Server_Settings;
use Plumbline\Post_Language;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Requests the open faults of the site, and caches them. */
final class Open_Faults {

	/** Watches look every few hours; somebody who fixed a page looks again sooner. */
	const REMEMBERED_SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * The answer of the server.
	 *
	 * @return array|WP_Error
	 */
	public static function now() {
		if ( null === Server_Settings::site() ) {
			return Server_Failure::of( Server_Settings::is_connected() ? 'unknown_site' : 'not_connected' );
		}
		$key   = self::key();
		$known = get_transient( $key );
		if ( is_array( $known ) ) {
			return $known;
		}
		$answer = Server_Client::call(
			'faults',
			array(
				'site_global_key' => Server_Settings::site_key(),
				'locale'          => Post_Language::tag( determine_locale() ),
			)
		);
		if ( ! is_wp_error( $answer ) ) {
			set_transient( $key, $answer, self::REMEMBERED_SECONDS );
		}
		return $answer;
	}

	/**
	 * Name of the transient. It depends on the API key, because a different key may belong to a
	 * different account.
	 */
	private static function key(): string {
		$server = Server_Settings::address();
		$of     = array( is_wp_error( $server ) ? '' : $server, Server_Settings::api_key(), Server_Settings::site_key(), determine_locale() );
		return 'plumbline_faults_' . substr( wp_hash( implode( "\n", $of ) ), 0, 32 );
	}
}
