<?php
/**
 * Robots directives of a page.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Joins the directives of a page with those of its kind. */
final class Page_Robots {

	/** The directives of the page that a visitor sees. Further pages of archives can be hidden, and archives without posts are. */
	public static function shown(): array {
		$own   = self::of( Shown_Page::subject(), Page_Kinds::shown() );
		$paged = is_paged() ? self::of( null, Page_Kinds::every( Page_Kinds::PAGED ) ) : array();
		// Not the number of posts: shops set it to 0 where they show only categories.
		$hidden = is_archive() && empty( $GLOBALS['wp_query']->posts ) ? array( 'noindex' ) : array();
		return array_values( array_unique( array_merge( $hidden, $paged, $own ) ) );
	}

	/**
	 * The directives, “noindex” first.
	 *
	 * @param Subject|null $page The page; null for searches, dates and missing pages.
	 * @param Subject|null $kind Its kind.
	 */
	public static function of( ?Subject $page, ?Subject $kind ): array {
		$own        = self::stored( $page );
		$directives = array_values( array_diff( array_unique( array_merge( self::stored( $kind ), $own ) ), array( 'index' ) ) );
		$is_hidden  = ( $page && $page->get( Meta_Keys::HIDDEN ) ) || ( $kind && $kind->get( Meta_Keys::HIDDEN ) && ! in_array( 'index', $own, true ) );
		return $is_hidden ? array_merge( array( 'noindex' ), $directives ) : $directives;
	}

	/**
	 * The directives other than “noindex”.
	 *
	 * @param Subject|null $subject A page or a kind.
	 */
	private static function stored( ?Subject $subject ): array {
		$stored = $subject ? array_filter( (array) $subject->get( Meta_Keys::ROBOTS ), 'is_string' ) : array();
		return array_values( array_intersect( Meta_Values::ROBOTS, $stored ) );
	}
}
