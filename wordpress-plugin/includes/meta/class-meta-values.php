<?php
/**
 * Valid values of post meta.
 *
 * @package Plumbline
 */

namespace Plumbline\Meta;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes values before they are stored. Texts stay as typed, “<h1>” included: the code that
 * prints them escapes them.
 */
final class Meta_Values {

	/** Maximum length of a title, description or keyword. */
	const MAX_LENGTH = 1000;

	const MAX_KEYWORDS   = 20;
	const MAX_SYNONYMS   = 20;
	const MAX_DISMISSALS = 200;
	const MAX_PROFILES   = 50;
	const MAX_SEPARATOR  = 10;
	const MAX_TERMS      = 20;

	/** Kinds of owners of a site. */
	const ORGANIZATION = 'organization';
	const PERSON       = 'person';

	/** `index` makes an exception where all pages of a kind are hidden. */
	const ROBOTS          = array( 'nofollow', 'nosnippet', 'noimageindex', 'notranslate', 'index' );
	const DISMISSAL_KINDS = array( 'rule', 'occurrence', 'class' );

	/**
	 * The valid value of any field that writers fill in.
	 *
	 * @param string $key   A key of Meta_Keys.
	 * @param mixed  $value The submitted value.
	 * @return mixed
	 */
	public static function of( string $key, $value ) {
		switch ( $key ) {
			case Meta_Keys::KEYWORDS:
				return self::keywords( $value );
			case Meta_Keys::CANONICAL:
				return self::address( $value );
			case Meta_Keys::HIDDEN:
			case Meta_Keys::UNLISTED:
				return rest_sanitize_boolean( is_scalar( $value ) ? $value : false );
			case Meta_Keys::ROBOTS:
				return self::robots( $value );
			case Meta_Keys::SOCIAL_IMAGE:
			case Meta_Keys::LOGO:
				return absint( is_scalar( $value ) ? $value : 0 );
			case Meta_Keys::PROFILES:
				return self::profiles( $value );
			case Meta_Keys::PRIMARY_TERMS:
				return self::terms( $value );
			case Meta_Keys::OWNER_KIND:
				return self::PERSON === $value ? $value : self::ORGANIZATION;
			case Meta_Keys::SEPARATOR:
				return mb_substr( self::line( $value ), 0, self::MAX_SEPARATOR );
			default:
				return in_array( $key, Meta_Keys::VERIFICATION, true ) ? self::code( $value ) : self::line( $value );
		}
	}

	/**
	 * One line of text.
	 *
	 * @param mixed $value The submitted value.
	 */
	public static function line( $value ): string {
		$text = is_scalar( $value ) ? wp_check_invalid_utf8( (string) $value ) : '';
		$line = trim( (string) preg_replace( '/[\p{Z}\p{Cc}]+/u', ' ', $text ) );
		return mb_substr( $line, 0, self::MAX_LENGTH );
	}

	/**
	 * An absolute http or https URL; empty for anything else.
	 *
	 * @param mixed $value The submitted value.
	 */
	public static function address( $value ): string {
		$address = esc_url_raw( self::line( $value ), array( 'http', 'https' ) );
		return preg_match( '~^https?://[^/]~i', $address ) ? $address : '';
	}

	/**
	 * URLs without duplicates.
	 *
	 * @param mixed $value The submitted value.
	 */
	private static function profiles( $value ): array {
		$addresses = array_filter( array_map( array( self::class, 'address' ), (array) $value ), 'strlen' );
		return array_slice( array_values( array_unique( $addresses ) ), 0, self::MAX_PROFILES );
	}

	/**
	 * A verification code, also from the whole meta tag; empty for anything else.
	 *
	 * @param mixed $value The submitted value.
	 */
	private static function code( $value ): string {
		$text = self::line( $value );
		$code = preg_match( '/\bcontent=(["\'])(.*?)\1/i', $text, $found ) ? trim( $found[2] ) : $text;
		return preg_match( '/^[A-Za-z0-9_.=+\/-]{1,200}$/', $code ) ? $code : '';
	}

	/**
	 * Keywords with their synonyms; empty ones are dropped.
	 *
	 * @param mixed $value The submitted value.
	 */
	public static function keywords( $value ): array {
		$keywords = array_map( array( self::class, 'keyword' ), array_filter( (array) $value, 'is_array' ) );
		$said     = array_filter(
			$keywords,
			static function ( array $keyword ): bool {
				return '' !== $keyword['keyword'];
			}
		);
		return array_slice( array_values( $said ), 0, self::MAX_KEYWORDS );
	}

	/**
	 * Robots directives, without duplicates.
	 *
	 * @param mixed $value The submitted value.
	 */
	public static function robots( $value ): array {
		return array_values( array_intersect( self::ROBOTS, array_filter( (array) $value, 'is_string' ) ) );
	}

	/**
	 * Ids of terms that exist, one of each taxonomy.
	 *
	 * @param mixed $value The submitted value.
	 */
	public static function terms( $value ): array {
		$ids = array();
		foreach ( array_slice( array_filter( (array) $value, 'is_numeric' ), 0, self::MAX_TERMS ) as $id ) {
			$term = get_term( (int) $id );
			if ( $term instanceof WP_Term ) {
				$ids += array( $term->taxonomy => $term->term_id );
			}
		}
		return array_values( $ids );
	}

	/**
	 * Language part of a BCP 47 tag; empty for anything else.
	 *
	 * @param mixed $value The submitted value.
	 */
	public static function language( $value ): string {
		$language = self::line( $value );
		return preg_match( '/^[a-z]{2,3}$/', $language ) ? $language : '';
	}

	/**
	 * Dismissals with their reasons.
	 *
	 * @param mixed $value The submitted value.
	 */
	public static function dismissals( $value ): array {
		$dismissals = array();
		foreach ( array_filter( (array) $value, 'is_array' ) as $one ) {
			$name = self::line( $one['name'] ?? '' );
			if ( '' !== $name && in_array( $one['kind'] ?? '', self::DISMISSAL_KINDS, true ) ) {
				$dismissals[] = array(
					'kind'   => $one['kind'],
					'name'   => $name,
					'reason' => self::line( $one['reason'] ?? '' ),
				);
			}
		}
		return array_slice( $dismissals, 0, self::MAX_DISMISSALS );
	}

	/**
	 * One keyword.
	 *
	 * @param array $keyword The submitted value.
	 */
	private static function keyword( array $keyword ): array {
		$synonyms = array_map( array( self::class, 'line' ), (array) ( $keyword['synonyms'] ?? array() ) );
		return array(
			'keyword'  => self::line( $keyword['keyword'] ?? '' ),
			'synonyms' => array_slice( array_values( array_filter( $synonyms, 'strlen' ) ), 0, self::MAX_SYNONYMS ),
		);
	}
}
