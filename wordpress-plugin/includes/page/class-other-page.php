<?php
/**
 * A page that visitors get in place of the real one.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Head\Title_Variables;

defined( 'ABSPATH' ) || exit;

/** Says what a site shows its visitors when it does not show them the page that was asked for. */
final class Other_Page {

	/**
	 * The page that visitors get, and its meaning for the real one. The same as `other-page.ts` says.
	 *
	 * @param int    $status The status of the answer.
	 * @param string $target Where it redirects to; empty if it does not.
	 * @param string $html   Its body.
	 */
	public static function text( int $status, string $target, string $html ): string {
		return self::what( $status, $target, $html ) . ' ' . __( 'It was not audited, and an earlier verdict stays. Audit it again when visitors can see it.', 'plumbline' );
	}

	/**
	 * The page that visitors get.
	 *
	 * @param int    $status The status of the answer.
	 * @param string $target Where it redirects to; empty if it does not.
	 * @param string $html   Its body.
	 */
	private static function what( int $status, string $target, string $html ): string {
		if ( false !== strpos( $target, 'wp-login.php' ) || preg_match( '/<input\b[^>]*\btype\s*=\s*["\']?password/i', $html ) ) {
			return __( 'Visitors are asked to log in before they see this page.', 'plumbline' );
		}
		if ( '' !== $target ) {
			/* translators: %s: a URL. */
			return sprintf( __( 'Visitors are redirected to %s instead of seeing this page.', 'plumbline' ), $target );
		}
		if ( $status >= 400 ) {
			/* translators: %d: an HTTP status, such as 503. */
			return sprintf( __( 'Visitors get an error (status %d) instead of this page.', 'plumbline' ), $status );
		}
		$title = preg_match( '~<title[^>]*>(.*?)</title~is', $html, $found ) ? trim( Title_Variables::plain( $found[1] ) ) : '';
		/* translators: %s: the title of a page. */
		return sprintf( __( 'Visitors get a different page instead of this one: “%s”.', 'plumbline' ), '' === $title ? __( '(no title)', 'plumbline' ) : $title );
	}
}
