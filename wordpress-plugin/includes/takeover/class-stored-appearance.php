<?php
/**
 * Stored settings of a different SEO plugin for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;

defined( 'ABSPATH' ) || exit;

/** Reads templates, noindex and the owner of the site, with the plugin's own variables in its texts. */
abstract class Stored_Appearance {

	/**
	 * The values of a kind of page by our keys.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	abstract public function of_kind( string $kind, string $name ): array;

	/** The values of the site by our keys. */
	abstract public function of_site(): array;

	/**
	 * Owner and picture of the site.
	 *
	 * @param bool   $is_person Whether the owner is a person.
	 * @param string $name      Name of the owner.
	 * @param int    $logo      Id of the logo.
	 * @param array  $profiles  URLs of profiles.
	 * @param int    $image     Id of the picture for sharing.
	 */
	protected static function owner( bool $is_person, string $name, int $logo, array $profiles, int $image ): array {
		return array(
			// An organization is what a site belongs to without an entry.
			Meta_Keys::OWNER_KIND   => $is_person ? Meta_Values::PERSON : '',
			Meta_Keys::OWNER_NAME   => $name,
			Meta_Keys::LOGO         => $logo,
			Meta_Keys::PROFILES     => array_values( array_filter( $profiles, array( self::class, 'is_address' ) ) ),
			Meta_Keys::SOCIAL_IMAGE => $image,
		);
	}

	/**
	 * Verification codes by our keys.
	 *
	 * @param array    $row   Stored values.
	 * @param string[] $names Their names for Google, Bing, Pinterest, Yandex and Baidu.
	 */
	protected static function codes( array $row, array $names ): array {
		$codes = array();
		foreach ( array_values( Meta_Keys::VERIFICATION ) as $index => $key ) {
			$codes[ $key ] = Source::first( $row, array( $names[ $index ] ) );
		}
		return $codes;
	}

	/**
	 * The URL of a profile from the name of an account on X.
	 *
	 * @param string $account The name, with or without “@”, or a URL.
	 */
	protected static function profile_on_x( string $account ): string {
		return '' === $account || self::is_address( $account ) ? $account : 'https://x.com/' . ltrim( $account, '@' );
	}

	/**
	 * An option that is a list.
	 *
	 * @param string $name Its name.
	 */
	protected static function option( string $name ): array {
		$stored = get_option( $name );
		$list   = is_string( $stored ) ? json_decode( $stored, true ) : $stored;
		return is_array( $list ) ? $list : array();
	}

	/**
	 * A list in a list; empty without one.
	 *
	 * @param array  $row     The list.
	 * @param string ...$path Names from the outside to the inside.
	 */
	protected static function in( array $row, string ...$path ): array {
		foreach ( $path as $name ) {
			$row = isset( $row[ $name ] ) && is_array( $row[ $name ] ) ? $row[ $name ] : array();
		}
		return $row;
	}

	/**
	 * Whether pages of a kind can be in search: WordPress keeps searches and missing pages out.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 */
	protected static function can_be_hidden( string $kind ): bool {
		return ! in_array( $kind, array( Page_Kinds::SEARCH, Page_Kinds::MISSING ), true );
	}

	/**
	 * Whether a text is the URL of a profile.
	 *
	 * @param mixed $text Any value.
	 */
	private static function is_address( $text ): bool {
		return is_string( $text ) && preg_match( '~^https?://~i', $text ) && '' !== Meta_Values::address( $text );
	}
}
