<?php
/**
 * Permission to see a post as visitors see it.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

defined( 'ABSPATH' ) || exit;

/** A signed token with a post, a user and an expiry time. */
final class Page_Token {

	const SECONDS = 10 * MINUTE_IN_SECONDS;

	/**
	 * Creates a token for a post.
	 *
	 * @param int $post_id The post.
	 * @param int $user_id Whose unsaved words are to be in it; 0 for the post as it is saved.
	 */
	public static function create( int $post_id, int $user_id ): string {
		$claim = $post_id . '.' . $user_id . '.' . ( time() + self::SECONDS );
		return $claim . '.' . self::signature( $claim );
	}

	/**
	 * The token's `post` and `user`; null if it is forged or expired.
	 *
	 * @param string $token The token.
	 */
	public static function read( string $token ): ?array {
		if ( ! preg_match( '/^((\d+)\.(\d+)\.(\d+))\.([0-9a-f]{64})$/', $token, $found ) ) {
			return null;
		}
		list( , $claim, $post, $user, $until, $signature ) = $found;
		if ( ! hash_equals( self::signature( $claim ), $signature ) || (int) $until < time() ) {
			return null;
		}
		return array(
			'post' => (int) $post,
			'user' => (int) $user,
		);
	}

	/**
	 * The signature of a claim, which depends on this site's secret.
	 *
	 * @param string $claim What is signed.
	 */
	private static function signature( string $claim ): string {
		return hash_hmac( 'sha256', 'plumbline_page.' . get_current_blog_id() . '.' . $claim, wp_salt( 'nonce' ) );
	}
}
