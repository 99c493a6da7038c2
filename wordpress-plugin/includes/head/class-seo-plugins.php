<?php
/**
 * Other SEO plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

defined( 'ABSPATH' ) || exit;

/** Detects the active SEO plugin, which owns title and description. */
final class Seo_Plugins {

	/** A constant that each plugin defines, and the plugin's name. */
	const CONSTANTS = array(
		'WPSEO_VERSION'             => 'Yoast SEO',
		'RANK_MATH_VERSION'         => 'Rank Math',
		'AIOSEO_VERSION'            => 'All in One SEO',
		'SEOPRESS_VERSION'          => 'SEOPress',
		'THE_SEO_FRAMEWORK_VERSION' => 'The SEO Framework',
		'SLIM_SEO_VER'              => 'Slim SEO',
	);

	/** Patterns of the names of each plugin's folder and of its add-ons' folders. */
	const FOLDERS = array(
		'Yoast SEO'         => 'wordpress-seo(?:-premium)?|wpseo-[a-z-]+',
		'Rank Math'         => 'seo-by-rank-math(?:-pro)?',
		'All in One SEO'    => 'all-in-one-seo-pack(?:-pro)?|aioseo-[a-z-]+',
		'SEOPress'          => 'wp-seopress(?:-[a-z-]+)?',
		'The SEO Framework' => 'autodescription|the-seo-framework[a-z-]*',
		'Slim SEO'          => 'slim-seo(?:-pro)?',
	);

	/**
	 * The active plugins that belong to an SEO plugin, such as `wordpress-seo/wp-seo.php`, add-ons first:
	 * they need it.
	 *
	 * @param string $name A name of CONSTANTS.
	 */
	public static function active_files( string $name ): array {
		$files = array_filter(
			array_merge( (array) get_option( 'active_plugins', array() ), array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) ),
			static function ( $file ) use ( $name ): bool {
				return is_string( $file ) && self::is_part( $name, $file );
			}
		);
		rsort( $files );
		return array_values( array_unique( $files ) );
	}

	/**
	 * Whether a file belongs to an SEO plugin or to one of its add-ons.
	 *
	 * @param string $name A name of CONSTANTS.
	 * @param string $file The path from the folder of all plugins.
	 */
	public static function is_part( string $name, string $file ): bool {
		return isset( self::FOLDERS[ $name ] ) && 1 === preg_match( '~^(?:' . self::FOLDERS[ $name ] . ')/~', $file );
	}

	/** Name of the plugin that owns the head; null if there is none. Call it after `plugins_loaded`. */
	public static function owner(): ?string {
		$active = array_filter( array_keys( self::CONSTANTS ), 'defined' );
		/**
		 * Filters which plugin owns title, description, canonical and robots; null for none.
		 *
		 * @param string|null $owner Name of the detected plugin.
		 */
		$owner = apply_filters( 'plumbline_head_owner', self::CONSTANTS[ reset( $active ) ] ?? null );
		return is_string( $owner ) && '' !== $owner ? $owner : null;
	}
}
