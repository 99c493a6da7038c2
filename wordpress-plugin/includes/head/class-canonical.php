<?php
/**
 * Canonical URLs.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** The one URL of each page that can be indexed; each page of a long archive has its own. */
final class Canonical {

	/** The canonical of the page that a visitor sees; empty for a page that nobody should find. */
	public static function shown(): string {
		$page = Shown_Page::subject();
		if ( is_404() || is_search() ) {
			return '';
		}
		$own = $page ? self::entered( $page ) : '';
		if ( '' !== $own || in_array( 'noindex', Page_Robots::shown(), true ) ) {
			return $own;
		}
		// The posts of a category in one month are a part of two archives.
		if ( is_date() ) {
			return null === $page && ! get_query_var( 'post_type' ) ? self::numbered( self::date() ) : '';
		}
		return $page ? self::of( $page ) : '';
	}

	/**
	 * The canonical of a page: as entered, or else its URL.
	 *
	 * @param Subject $page The page.
	 */
	public static function of( Subject $page ): string {
		$own = self::entered( $page );
		if ( '' !== $own ) {
			return $own;
		}
		return Subject::POST === $page->kind && ! is_home() ? (string) wp_get_canonical_url( (int) $page->id ) : self::numbered( Shown_Page::address( $page ) );
	}

	/**
	 * The canonical that somebody has entered; empty if nobody has.
	 *
	 * @param Subject $page The page.
	 */
	private static function entered( Subject $page ): string {
		$own = $page->get( Meta_Keys::CANONICAL );
		return is_string( $own ) ? $own : '';
	}

	/** The URL of the shown archive of a year, month or day. */
	private static function date(): string {
		// Without permalinks, one number has all parts of the date.
		$whole = (string) get_query_var( 'm' );
		$year  = (int) get_query_var( 'year' ) + (int) substr( $whole, 0, 4 );
		$month = (int) get_query_var( 'monthnum' ) + (int) substr( $whole, 4, 2 );
		if ( is_day() ) {
			return get_day_link( $year, $month, (int) get_query_var( 'day' ) + (int) substr( $whole, 6, 2 ) );
		}
		if ( is_month() ) {
			return get_month_link( $year, $month );
		}
		return is_year() ? get_year_link( $year ) : '';
	}

	/**
	 * The URL of the shown page of an archive.
	 *
	 * @param string $first The URL of its first page.
	 */
	private static function numbered( string $first ): string {
		global $wp_rewrite;
		$number = (int) get_query_var( 'paged' );
		if ( $number < 2 || '' === $first ) {
			return $first;
		}
		return $wp_rewrite->using_permalinks() && false === strpos( $first, '?' )
			? user_trailingslashit( trailingslashit( $first ) . trailingslashit( $wp_rewrite->pagination_base ) . $number, 'paged' )
			: add_query_arg( 'paged', $number, $first );
	}
}
