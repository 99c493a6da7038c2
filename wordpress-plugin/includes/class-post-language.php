<?php
/**
 * The language a post is written in.
 *
 * @package Plumbline
 */

namespace Plumbline;

defined( 'ABSPATH' ) || exit;

/** Finds the language of a post, which may differ from the writer's menu language. */
final class Post_Language {

	/** For locales without a country: the country where most speakers of the language live. */
	const COUNTRIES = array(
		'af'  => 'za',
		'ar'  => 'eg',
		'as'  => 'in',
		'az'  => 'az',
		'bel' => 'by',
		'bg'  => 'bg',
		'bre' => 'fr',
		'ca'  => 'es',
		'ceb' => 'ph',
		'cs'  => 'cz',
		'cy'  => 'gb',
		'da'  => 'dk',
		'de'  => 'de',
		'dzo' => 'bt',
		'el'  => 'gr',
		'es'  => 'es',
		'et'  => 'ee',
		'eu'  => 'es',
		'fa'  => 'ir',
		'fi'  => 'fi',
		'fr'  => 'fr',
		'fur' => 'it',
		'fy'  => 'nl',
		'ga'  => 'ie',
		'gd'  => 'gb',
		'gl'  => 'es',
		'gu'  => 'in',
		'he'  => 'il',
		'hi'  => 'in',
		'hr'  => 'hr',
		'hsb' => 'de',
		'hu'  => 'hu',
		'hy'  => 'am',
		'id'  => 'id',
		'it'  => 'it',
		'ja'  => 'jp',
		'kab' => 'dz',
		'kir' => 'kg',
		'kk'  => 'kz',
		'km'  => 'kh',
		'kmr' => 'tr',
		'kn'  => 'in',
		'ko'  => 'kr',
		'lo'  => 'la',
		'lv'  => 'lv',
		'mn'  => 'mn',
		'mr'  => 'in',
		'nb'  => 'no',
		'nl'  => 'nl',
		'nn'  => 'no',
		'oci' => 'fr',
		'pl'  => 'pl',
		'ps'  => 'af',
		'pt'  => 'br',
		'rhg' => 'mm',
		'ro'  => 'ro',
		'ru'  => 'ru',
		'sah' => 'ru',
		'sk'  => 'sk',
		'skr' => 'pk',
		'sl'  => 'si',
		'snd' => 'pk',
		'sq'  => 'al',
		'sv'  => 'se',
		'sw'  => 'tz',
		'szl' => 'pl',
		'te'  => 'in',
		'th'  => 'th',
		'tl'  => 'ph',
		'tr'  => 'tr',
		'uk'  => 'ua',
		'ur'  => 'pk',
		'vi'  => 'vn',
		'zh'  => 'cn',
	);

	/**
	 * BCP 47 tag of the post's language, from a multilingual plugin or else from the site.
	 *
	 * @param int $post_id The post.
	 */
	public static function of( int $post_id ): string {
		/**
		 * Filters the locale of a post's text, such as `ja` or `pt_BR`.
		 *
		 * @param string $locale  The detected locale.
		 * @param int    $post_id The post.
		 */
		$locale = (string) apply_filters( 'plumbline_post_locale', self::locale_of( $post_id ), $post_id );
		return self::tag( $locale );
	}

	/**
	 * Two-letter code of the country whose rules apply to a post: that of its locale, or of its
	 * language.
	 *
	 * @param int $post_id The post.
	 */
	public static function country( int $post_id ): string {
		list( $language, $region ) = explode( '-', strtolower( self::of( $post_id ) ) . '-' );
		return '' !== $region ? $region : ( self::COUNTRIES[ $language ] ?? 'us' );
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
	 * The locale from Polylang, WPML or the site.
	 *
	 * @param int $post_id The post.
	 */
	private static function locale_of( int $post_id ): string {
		$of_polylang = function_exists( 'pll_get_post_language' ) ? pll_get_post_language( $post_id, 'locale' ) : '';
		/** This filter is documented by WPML. */
		$of_wpml = apply_filters( 'wpml_post_language_details', null, $post_id ); // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
		foreach ( array( $of_polylang, is_array( $of_wpml ) ? $of_wpml['locale'] ?? '' : '' ) as $locale ) {
			if ( is_string( $locale ) && '' !== $locale ) {
				return $locale;
			}
		}
		return get_locale();
	}
}
