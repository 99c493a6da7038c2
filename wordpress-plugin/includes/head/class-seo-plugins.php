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
