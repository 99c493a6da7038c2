<?php
/**
 * Calls to the server.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Sends requests to the connected server only. */
final class Server_Client {

	/** Maximum size of an answer in bytes. */
	const MOST_BYTES = 8 * MB_IN_BYTES;

	/** Endpoints by name. Callers' input never becomes part of a URL. */
	const PATHS = array(
		'sites'       => '/api/v3/account/sites',
		'rankings'    => '/api/v3/keywords/rankings',
		'trends'      => '/api/v3/keywords/rankings_trend',
		'addKeywords' => '/api/v3/keywords/add_keywords',
		'verdicts'    => '/api/v3/search/verdicts',
		'html'        => '/api/v3/optimization/html',
		'effects'     => '/api/v3/changes/effects',
		'faults'      => '/api/v3/watches/faults',
	);

	/**
	 * Calls the server; returns the decoded answer, or an error.
	 *
	 * @param string $endpoint        A name of `PATHS`.
	 * @param array  $input           Its parameters.
	 * @param string $idempotency_key Repeating a write with the same key has no effect.
	 * @return array|WP_Error
	 */
	public static function call( string $endpoint, array $input = array(), string $idempotency_key = '' ) {
		$address = Server_Settings::address();
		if ( is_wp_error( $address ) ) {
			return $address;
		}
		if ( '' === Server_Settings::api_key() ) {
			return Server_Failure::of( 'not_connected' );
		}
		$answer = wp_remote_request( $address . self::PATHS[ $endpoint ], self::request( $input, $idempotency_key ) );
		return is_wp_error( $answer ) ? Server_Failure::of( 'unreachable' ) : self::decoded( $answer );
	}

	/**
	 * The arguments of the request. Redirects are not followed, since they would send the key to
	 * their target.
	 *
	 * @param array  $input           The parameters.
	 * @param string $idempotency_key The idempotency key of a write.
	 */
	private static function request( array $input, string $idempotency_key ): array {
		return array(
			'method'              => 'POST',
			'redirection'         => 0,
			'timeout'             => 20,
			'limit_response_size' => self::MOST_BYTES,
			'user-agent'          => 'Plumbline for WordPress',
			'headers'             => array(
				'Authorization' => 'Bearer ' . Server_Settings::api_key(),
				'Content-Type'  => 'application/json',
			) + ( '' === $idempotency_key ? array() : array( 'Idempotency-Key' => $idempotency_key ) ),
			'body'                => wp_json_encode( (object) $input ),
		);
	}

	/**
	 * Decodes an answer.
	 *
	 * @param array $answer The result of `wp_remote_request`.
	 * @return array|WP_Error
	 */
	private static function decoded( array $answer ) {
		$body = json_decode( wp_remote_retrieve_body( $answer ), true );
		if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			// It is an array if a proxy sent the header too.
			$retry_after = (array) wp_remote_retrieve_header( $answer, 'retry-after' );
			return Server_Failure::of_problem( $body, (string) end( $retry_after ) );
		}
		return is_array( $body ) ? $body : Server_Failure::of( 'not_plumbline' );
	}
}
