<?php
/**
 * The site in search results.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Name and separator of the site, as entered for search or else as WordPress has them. */
final class Site_Identity {

	/** The name as HTML, like WordPress stores its own. */
	public static function name(): string {
		$own = self::entered( Meta_Keys::SITE_NAME );
		return '' === $own ? (string) get_option( 'blogname' ) : esc_html( $own );
	}

	/** A hyphen that WordPress does not turn into a dash. */
	const HYPHEN = '&#45;';

	/**
	 * The separator between the parts of titles, as HTML.
	 *
	 * @param string $usual The one that WordPress would use.
	 */
	public static function separator( $usual ): string {
		$own = self::entered( Meta_Keys::SEPARATOR );
		if ( '' === $own ) {
			return (string) $usual;
		}
		return '-' === $own ? self::HYPHEN : esc_html( $own );
	}

	/**
	 * A title in which hyphens stay hyphens where somebody has chosen one as the separator.
	 *
	 * @param string $title The title.
	 */
	public static function with_hyphens( string $title ): string {
		return '-' === self::entered( Meta_Keys::SEPARATOR ) ? str_replace( ' - ', ' ' . self::HYPHEN . ' ', $title ) : $title;
	}

	/** Prints the verification codes, which all services look for on the home page. */
	public static function print_verification(): void {
		if ( ! is_front_page() || is_paged() ) {
			return;
		}
		foreach ( Meta_Keys::VERIFICATION as $name => $key ) {
			$code = self::entered( $key );
			if ( '' !== $code ) {
				printf( "<meta name=\"%s\" content=\"%s\">\n", esc_attr( $name ), esc_attr( $code ) );
			}
		}
	}

	/**
	 * The value that somebody has entered; empty if nobody has.
	 *
	 * @param string $key A key of the site with a text.
	 */
	public static function entered( string $key ): string {
		$value = ( new Subject( Subject::SITE ) )->get( $key );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
