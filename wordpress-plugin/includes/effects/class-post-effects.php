<?php
/**
 * Whether changes of a post worked.
 *
 * @package Plumbline
 */

namespace Plumbline\Effects;

use Plumbline\Connection\Server_Client;
use Plumbline\Connection\Server_Settings;
use Plumbline\Post_Language;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Requests the server's sentences about the last changes of a page, and caches them. */
final class Post_Effects {

	/** Figures of search engines change once a day. */
	const REMEMBERED_SECONDS = HOUR_IN_SECONDS;

	/** More would push the findings away. */
	const MOST = 3;

	/**
	 * Sentences, newest change first; none for changes that cannot be judged.
	 *
	 * @param string $address The page.
	 * @return string[]|WP_Error
	 */
	public static function of( string $address ) {
		$key   = self::key( $address );
		$known = get_transient( $key );
		if ( is_array( $known ) ) {
			return $known;
		}
		$answer = Server_Client::call(
			'effects',
			array(
				'site_global_key' => Server_Settings::site_key(),
				'url'             => $address,
				'locale'          => Post_Language::tag( determine_locale() ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$sentences = self::sentences( $answer['changes'] ?? array() );
		set_transient( $key, $sentences, self::REMEMBERED_SECONDS );
		return $sentences;
	}

	/**
	 * The sentences to show.
	 *
	 * @param mixed $changes The changes in the server's answer.
	 * @return string[]
	 */
	private static function sentences( $changes ): array {
		$judged = array_filter(
			(array) $changes,
			static function ( $change ): bool {
				return is_array( $change ) && 'cannot_be_judged' !== ( $change['answer'] ?? '' );
			}
		);
		return array_slice( array_column( $judged, 'sentence' ), 0, self::MOST );
	}

	/**
	 * Name of the transient. It depends on the API key, because a different key may belong to a
	 * different account.
	 *
	 * @param string $address The page.
	 */
	private static function key( string $address ): string {
		$server = Server_Settings::address();
		$of     = array( is_wp_error( $server ) ? '' : $server, Server_Settings::api_key(), Server_Settings::site_key(), $address, determine_locale() );
		return 'plumbline_effects_' . substr( wp_hash( implode( "\n", $of ) ), 0, 32 );
	}
}
