<?php
/**
 * Switches for values that are written into the head without typing.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/** Switches under Settings → Plumbline → Site. */
final class Head_Switches {

	const OPTION = Options::HEAD;

	const SOCIAL       = 'social';
	const SCHEMA       = 'schema';
	const DESCRIPTIONS = 'descriptions';

	/** Pictures in the sitemaps of posts, and a sitemap for news. */
	const IMAGES = 'images';
	const NEWS   = 'news';

	/** Those that are on until somebody decides. */
	const USUAL = array( self::SOCIAL, self::SCHEMA, self::DESCRIPTIONS );

	const ALL = array( self::SOCIAL, self::SCHEMA, self::DESCRIPTIONS, self::IMAGES, self::NEWS );

	/**
	 * Whether a switch is on.
	 *
	 * @param string $name The switch.
	 */
	public static function is_on( string $name ): bool {
		return in_array( $name, self::sanitize( get_option( self::OPTION, self::USUAL ) ), true );
	}

	/**
	 * The switches that exist.
	 *
	 * @param mixed $value The submitted value.
	 */
	public static function sanitize( $value ): array {
		return array_values( array_intersect( self::ALL, array_filter( (array) $value, 'is_string' ) ) );
	}
}
