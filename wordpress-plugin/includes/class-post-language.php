<?php
/**
 * The language a post is written in.
 *
 * @package Plumbline
 */

namespace Plumbline;

defined( 'ABSPATH' ) || exit;

/** Finds the language of a post, which is not always the one its writer reads menus in. */
final class Post_Language {

	/**
	 * BCP 47 tag of the post's language: what a multilingual plugin says, else the site's.
	 *
	 * @param int $post_id The post.
	 */
	public static function of( int $post_id ): string {
		/**
		 * Filters the locale of a post's text, such as `ja` or `pt_BR`.
		 *
		 * @param string $locale  The locale as far as it is known.
		 * @param int    $post_id The post.
		 */
		$locale = (string) apply_filters( 'plumbline_post_locale', self::locale_of( $post_id ), $post_id );
		return self::tag( $locale );
	}

	/**
	 * The part of a WordPress locale that is a language tag: `de_DE_formal` is `de-DE`.
	 *
	 * @param string $locale A WordPress locale.
	 */
	public static function tag( string $locale ): string {
		preg_match( '/^([a-z]{2,3})(?:[_-]([A-Z]{2})(?![A-Za-z0-9]))?/', $locale, $parts );
		return implode( '-', array_slice( $parts, 1 ) );
	}

	/**
	 * What Polylang or the site says.
	 *
	 * @param int $post_id The post.
	 */
	private static function locale_of( int $post_id ): string {
		$of_post = function_exists( 'pll_get_post_language' ) ? pll_get_post_language( $post_id, 'locale' ) : '';
		return is_string( $of_post ) && '' !== $of_post ? $of_post : get_locale();
	}
}
