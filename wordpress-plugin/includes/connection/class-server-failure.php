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
	 * The failure of a kind.
	 *
	 * @param string   $kind    One of `remedy`'s kinds.
	 * @param string   $detail  What the server itself says of it.
	 * @param int|null $seconds How long to wait; null when nobody knows.
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
	 * The failure behind an answer with an error status.
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
		return self::of( $kind, sanitize_text_field( $detail ), ctype_digit( $retry_after ) ? (int) $retry_after : null );
	}

	/**
	 * What happened and what to do.
	 *
	 * @param string   $kind    The kind.
	 * @param int|null $seconds How long to wait.
	 */
	private static function remedy( string $kind, ?int $seconds ): string {
		switch ( $kind ) {
			case 'not_connected':
				return __( 'No server is connected. Connect to yours under Settings → Plumbline.', 'plumbline' );
			case 'unreachable':
				return __( 'The server does not answer. It may not be running, or this site may not reach it. Check the address under Settings → Plumbline, then try again.', 'plumbline' );
			case 'not_plumbline':
				return __( 'Something answers at the address, but no Plumbline server of this version. Check the address, and that server and plugin are both up to date.', 'plumbline' );
			case 'key_refused':
				return __( 'The server does not know this key: it may be mistyped or revoked. Make a new one with “plumbline key create” and save it under Settings → Plumbline.', 'plumbline' );
			case 'scope_missing':
				return __( 'This key may not do that. Make one with the scopes “read”, “keywords:write” and “optimize”, and save it under Settings → Plumbline.', 'plumbline' );
			case 'unknown_site':
				return __( 'The server does not know this site any more. Choose one under Settings → Plumbline.', 'plumbline' );
			case 'engine_not_tracked':
				return __( 'This search engine is not tracked for the site. Choose another one, or add it on the server with “plumbline site set”.', 'plumbline' );
			case 'rate_limited':
				return null === $seconds
					? __( 'Too many requests. Wait a little, then try again.', 'plumbline' )
					/* translators: %d: number of seconds. */
					: sprintf( _n( 'Too many requests. Try again in %d second.', 'Too many requests. Try again in %d seconds.', $seconds, 'plumbline' ), $seconds );
			default:
				return __( 'The server could not answer. It says:', 'plumbline' );
		}
	}
}
