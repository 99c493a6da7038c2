<?php
/**
 * Site Kit by Google, where it is installed.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

defined( 'ABSPATH' ) || exit;

/** Says whether its Search Console data may be read; the editor asks Site Kit itself. */
final class Site_Kit {

	/** The capabilities that its route of module data asks for; the first one is what its dashboard sharing gives. */
	const CAPABILITIES = array( 'googlesitekit_view_posts_insights', 'googlesitekit_setup' );

	/** Whether it is active and this person may read its data. */
	public static function is_readable(): bool {
		return defined( 'GOOGLESITEKIT_VERSION' ) && array() !== array_filter( self::CAPABILITIES, 'current_user_can' );
	}
}
