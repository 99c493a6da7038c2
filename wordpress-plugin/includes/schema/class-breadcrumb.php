<?php
/**
 * The place of a page in the site as structured data.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Head\Shown_Page;
use Plumbline\Head\Title_Variables;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** From the home page over parents, categories and archives to the page. */
final class Breadcrumb {

	/**
	 * The breadcrumb; empty for a page without a name.
	 *
	 * @param Subject $page The page.
	 */
	public static function of( Subject $page ): array {
		$items = array( self::item( 1, Title_Variables::of_site()['site'], home_url( '/' ) ) );
		$steps = array_merge( self::above( $page ), array( $page ) );
		foreach ( $steps as $step ) {
			$items[] = self::item( count( $items ) + 1, Shown_Page::variables( $step )['title'], Shown_Page::address( $step ) );
		}
		return '' === end( $items )['name'] ? array() : array(
			'@type'           => 'BreadcrumbList',
			'itemListElement' => $items,
		);
	}

	/**
	 * One step.
	 *
	 * @param int    $position Its number.
	 * @param string $name     Its name.
	 * @param string $url      Its URL.
	 */
	private static function item( int $position, string $name, string $url ): array {
		return array(
			'@type'    => 'ListItem',
			'position' => $position,
			'name'     => $name,
			'item'     => $url,
		);
	}

	/**
	 * The pages between the home page and a page.
	 *
	 * @param Subject $page The page.
	 */
	private static function above( Subject $page ): array {
		if ( Subject::TERM === $page->kind ) {
			return self::terms_above( (int) $page->id, get_term( (int) $page->id )->taxonomy );
		}
		if ( Subject::POST !== $page->kind ) {
			return array();
		}
		// Drafts and private pages can have published children, but their titles are not public.
		$parents = array_filter( array_reverse( get_post_ancestors( (int) $page->id ) ), 'is_post_publicly_viewable' );
		$type    = (string) get_post_type( (int) $page->id );
		$archive = 'post' !== $type && get_post_type_archive_link( $type ) ? array( new Subject( Subject::TYPE, $type ) ) : array();
		return array_merge( $archive, self::category( (int) $page->id ), self::subjects( Subject::POST, $parents ) );
	}

	/**
	 * The first category of a post with the categories above it.
	 *
	 * @param int $post_id The post.
	 */
	private static function category( int $post_id ): array {
		$categories = get_the_category( $post_id );
		if ( array() === $categories ) {
			return array();
		}
		$first = $categories[0]->term_id;
		return array_merge( self::terms_above( $first, 'category' ), self::subjects( Subject::TERM, array( $first ) ) );
	}

	/**
	 * The terms above a term, the topmost first.
	 *
	 * @param int    $term_id  The term.
	 * @param string $taxonomy Its taxonomy.
	 */
	private static function terms_above( int $term_id, string $taxonomy ): array {
		return self::subjects( Subject::TERM, array_reverse( get_ancestors( $term_id, $taxonomy, 'taxonomy' ) ) );
	}

	/**
	 * Subjects of one kind.
	 *
	 * @param string $kind The kind.
	 * @param int[]  $ids  Their ids.
	 */
	private static function subjects( string $kind, array $ids ): array {
		return array_map(
			static function ( int $id ) use ( $kind ): Subject {
				return new Subject( $kind, $id );
			},
			$ids
		);
	}
}
