<?php
/**
 * Switches for values that are written into the head without typing.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/** Switches under Settings → Plumbline → Site; all are on until somebody turns one off. */
final class Head_Switches {

	const OPTION = Options::HEAD;

	const SOCIAL       = 'social';
	const SCHEMA       = 'schema';
	const DESCRIPTIONS = 'descriptions';

	const ALL = array( self::SOCIAL, self::SCHEMA, self::DESCRIPTIONS );

	/**
	 * Whether a switch is on.
	 *
	 * @param string $name The switch.
	 */
	public static function is_on( string $name ): bool {
		return in_array( $name, self::sanitize( get_option( self::OPTION, self::ALL ) ), true );
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
