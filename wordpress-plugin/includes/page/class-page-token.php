<?php
/**
 * Tokens that allow seeing a post as visitors will see it.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

defined( 'ABSPATH' ) || exit;

/** A signed token that contains a post, a user and an expiry time. */
final class Page_Token {

	const SECONDS = 10 * MINUTE_IN_SECONDS;

	/**
	 * Creates a token for a post.
	 *
	 * @param int $post_id The post.
	 * @param int $user_id The user whose autosave is shown; 0 for the saved post.
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
	 * The mark that only the page rendered for a token contains. A login page that repeats the URL
	 * it was asked for contains the token, and a cached copy the mark of a different token.
	 *
	 * @param string $token The token.
	 */
	public static function mark( string $token ): string {
		return self::signature( 'mark.' . $token );
	}

	/**
	 * Signs a claim with this site's secret.
	 *
	 * @param string $claim The text to sign.
	 */
	private static function signature( string $claim ): string {
		return hash_hmac( 'sha256', 'plumbline_page.' . get_current_blog_id() . '.' . $claim, wp_salt( 'nonce' ) );
	}
}
