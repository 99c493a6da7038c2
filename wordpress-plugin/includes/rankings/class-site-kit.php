<?php
/**
 * Site Kit by Google, if it is installed.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether the user is allowed to read its Search Console data; the editor requests the data
 * from Site Kit itself.
 */
final class Site_Kit {

	/** The capabilities that Site Kit's module data route accepts; dashboard sharing grants the first. */
	const CAPABILITIES = array( 'googlesitekit_view_posts_insights', 'googlesitekit_setup' );

	/** True if Site Kit is active and the user is allowed to read its data. */
	public static function is_readable(): bool {
		return defined( 'GOOGLESITEKIT_VERSION' ) && array() !== array_filter( self::CAPABILITIES, 'current_user_can' );
	}
}
