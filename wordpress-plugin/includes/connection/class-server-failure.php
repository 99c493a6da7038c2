<?php
/**
 * Errors of calls to the server.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Gives each kind of failure a message with its remedy. */
final class Server_Failure {

	/** Problem codes of the server that have their own remedy. */
	const KINDS = array(
		'key_missing'        => 'key_refused',
		'key_invalid'        => 'key_refused',
		'scope_missing'      => 'scope_missing',
		'engine_not_tracked' => 'engine_not_tracked',
		'not_found'          => 'unknown_site',
		'rate_limited'       => 'rate_limited',
	);

	/**
	 * Creates the error of a kind.
	 *
	 * @param string   $kind    One of `remedy`'s kinds.
	 * @param string   $detail  The server's own message.
	 * @param int|null $seconds Seconds to wait; null if unknown.
	 */
	public static function of( string $kind, string $detail = '', ?int $seconds = null ): WP_Error {
		return new WP_Error(
			'plumbline_' . $kind,
			trim( self::remedy( $kind, $seconds ) . ' ' . $detail ),
			array(
				'status'      => 'not_connected' === $kind ? 409 : ( 'rate_limited' === $kind ? 429 : 424 ),
				'retry_after' => $seconds,
			)
		);
	}

	/**
	 * The error for an answer with an error status.
	 *
	 * @param mixed  $problem     The decoded body.
	 * @param string $retry_after The header.
	 */
	public static function of_problem( $problem, string $retry_after ): WP_Error {
		if ( ! is_array( $problem ) || ! is_string( $problem['code'] ?? null ) ) {
			return self::of( 'not_plumbline' );
		}
		$kind   = self::KINDS[ $problem['code'] ] ?? 'refused';
		$detail = 'refused' === $kind && is_string( $problem['detail'] ?? null ) ? $problem['detail'] : '';
		return self::of( $kind, sanitize_text_field( $detail ), preg_match( '/^\d+$/', $retry_after ) ? (int) $retry_after : null );
	}

	/**
	 * The failure and its remedy.
	 *
	 * @param string   $kind    The kind.
	 * @param int|null $seconds Seconds to wait; null if unknown.
	 */
	private static function remedy( string $kind, ?int $seconds ): string {
		switch ( $kind ) {
			case 'not_connected':
				return __( 'No server is connected. Connect to yours under Settings → Plumbline.', 'plumbline' );
			case 'unreachable':
				return __( 'The server does not answer. It is not running, or this site cannot reach it. Check the URL under Settings → Plumbline, then try again.', 'plumbline' );
			case 'not_plumbline':
				return __( 'The answer does not come from a Plumbline server of this version. Check the URL, and make sure that server and plugin are both up to date.', 'plumbline' );
			case 'key_refused':
				return __( 'The server does not know this key: it is mistyped or was revoked. Create a new key with “plumbline key create” and save it under Settings → Plumbline.', 'plumbline' );
			case 'scope_missing':
				return __( 'This key is not allowed to do that. Create one with the scopes “read”, “keywords:write” and “optimize”, and save it under Settings → Plumbline.', 'plumbline' );
			case 'unknown_site':
				return __( 'The server no longer knows this site. Choose one under Settings → Plumbline.', 'plumbline' );
			case 'engine_not_tracked':
				return __( 'This search engine is not tracked for the site. Choose a different one, or add it on the server with “plumbline site set”.', 'plumbline' );
			case 'rate_limited':
				return null === $seconds
					? __( 'Too many requests. Wait a moment, then try again.', 'plumbline' )
					/* translators: %d: number of seconds. */
					: sprintf( _n( 'Too many requests. Try again in %d second.', 'Too many requests. Try again in %d seconds.', $seconds, 'plumbline' ), $seconds );
			default:
				return __( 'The server returned an error:', 'plumbline' );
		}
	}
}
