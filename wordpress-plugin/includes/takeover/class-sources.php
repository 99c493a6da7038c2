<?php
/**
 * The plugins whose data can be taken over.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

defined( 'ABSPATH' ) || exit;

/** All of them, and those that have stored something on this site. */
final class Sources {

	/** All plugins. */
	public static function all(): array {
		return array( new Yoast_Source(), new Rank_Math_Source(), new Aioseo_Source(), new Seopress_Source(), new Seo_Framework_Source(), new Slim_Seo_Source() );
	}

	/** The plugins that have stored something. */
	public static function present(): array {
		return array_values(
			array_filter(
				self::all(),
				static function ( Source $source ): bool {
					return $source->is_present() || array() !== $source->redirects();
				}
			)
		);
	}

	/**
	 * One of them; null if there is none with the name.
	 *
	 * @param string $name Its short name or its name.
	 */
	public static function of( string $name ): ?Source {
		foreach ( self::all() as $source ) {
			if ( $source->slug() === $name || $source->name() === $name ) {
				return $source;
			}
		}
		return null;
	}
}
