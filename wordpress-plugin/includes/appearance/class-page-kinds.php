<?php
/**
 * Kinds of pages.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Head\Shown_Page;
use Plumbline\Meta\Subject;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The kinds of pages that this site has: each can have templates, and be hidden from search. */
final class Page_Kinds {

	const POST    = 'post';
	const TERM    = 'term';
	const AUTHOR  = 'author';
	const DATE    = 'date';
	const SEARCH  = 'search';
	const MISSING = 'missing';

	/** Page 2 and further of any archive, in addition to the archive's own kind. */
	const PAGED = 'paged';

	/** All kinds with archives of post types, which are pages of their own. */
	public static function all(): array {
		$archives = array();
		foreach ( get_post_types( array( 'has_archive' => true ), 'objects' ) as $type ) {
			if ( is_post_type_viewable( $type ) ) {
				$archives[] = new Subject( Subject::TYPE, $type->name );
			}
		}
		return array_merge( self::every_kind(), $archives );
	}

	/** All kinds. */
	public static function every_kind(): array {
		$rest = array_map( array( self::class, 'every' ), array( self::AUTHOR, self::DATE, self::PAGED, self::SEARCH, self::MISSING ) );
		return array_merge( self::of_objects( self::POST, self::post_types() ), self::of_objects( self::TERM, self::taxonomies() ), $rest );
	}

	/**
	 * The kind of a page; null for a page whose own fields are the only ones.
	 *
	 * @param Subject $page The page.
	 */
	public static function of( Subject $page ): ?Subject {
		switch ( $page->kind ) {
			case Subject::POST:
				return self::every( self::POST, (string) get_post_type( (int) $page->id ) );
			case Subject::TERM:
				$term = get_term( (int) $page->id );
				return $term instanceof WP_Term ? self::every( self::TERM, $term->taxonomy ) : null;
			case Subject::USER:
				return self::every( self::AUTHOR );
			default:
				return null;
		}
	}

	/** The kind of the page that a visitor sees. */
	public static function shown(): ?Subject {
		foreach ( array( self::MISSING => is_404(), self::SEARCH => is_search(), self::DATE => is_date() ) as $kind => $is_shown ) {
			if ( $is_shown ) {
				return self::every( $kind );
			}
		}
		$page = Shown_Page::subject();
		return $page ? self::of( $page ) : null;
	}

	/**
	 * All pages of a kind.
	 *
	 * @param string $kind One of the kinds above.
	 * @param string $name Name of the post type or taxonomy.
	 */
	public static function every( string $kind, string $name = '' ): Subject {
		return new Subject( Subject::EVERY, '' === $name ? $kind : "$kind.$name" );
	}

	/** Post types whose posts have pages. */
	public static function post_types(): array {
		$types = array_values( array_filter( get_post_types( array( 'public' => true ) ), 'is_post_type_viewable' ) );
		return get_option( 'wp_attachment_pages_enabled' ) ? $types : array_values( array_diff( $types, array( 'attachment' ) ) );
	}

	/** Taxonomies whose terms have pages. */
	public static function taxonomies(): array {
		return array_values( array_filter( get_taxonomies( array( 'public' => true ) ), 'is_taxonomy_viewable' ) );
	}

	/**
	 * A kind for each post type or taxonomy.
	 *
	 * @param string   $kind  The kind.
	 * @param string[] $names Their names.
	 */
	private static function of_objects( string $kind, array $names ): array {
		return array_map(
			static function ( string $name ) use ( $kind ): Subject {
				return self::every( $kind, $name );
			},
			$names
		);
	}
}
