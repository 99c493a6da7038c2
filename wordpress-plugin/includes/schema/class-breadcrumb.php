<?php
/**
 * The place of a page in the site.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Head\Shown_Page;
use Plumbline\Head\Title_Variables;
use Plumbline\Meta\Subject;
use Plumbline\Terms\Primary_Term;

defined( 'ABSPATH' ) || exit;

/** From the home page over parents, categories and archives to the page. */
final class Breadcrumb {

	/**
	 * The breadcrumb as structured data; empty where there are no steps.
	 *
	 * @param Subject $page The page.
	 */
	public static function of( Subject $page ): array {
		$items = array();
		foreach ( self::steps( $page ) as $index => $step ) {
			$items[] = array(
				'@type'    => 'ListItem',
				'position' => $index + 1,
				'name'     => $step['name'],
				'item'     => $step['url'],
			);
		}
		return array() === $items ? array() : array(
			'@type'           => 'BreadcrumbList',
			'itemListElement' => $items,
		);
	}

	/**
	 * The steps from the home page to a page, each with `name` as plain text and `url`; empty for the
	 * home page and for a page without a name.
	 *
	 * @param Subject $page The page.
	 */
	public static function steps( Subject $page ): array {
		$last = self::step( $page );
		if ( '' === $last['name'] || Page_Graph::is_home( $page ) ) {
			return array();
		}
		$home  = array(
			'name' => Title_Variables::of_site()['site'],
			'url'  => home_url( '/' ),
		);
		$above = array_filter(
			array_map( array( self::class, 'step' ), self::above( $page ) ),
			static function ( array $step ): bool {
				return '' !== $step['name'] && '' !== $step['url'];
			}
		);
		return array_merge( array( $home ), $above, array( $last ) );
	}

	/**
	 * One step.
	 *
	 * @param Subject $page Its page.
	 */
	private static function step( Subject $page ): array {
		return array(
			'name' => trim( Shown_Page::variables( $page )['title'] ),
			'url'  => Shown_Page::address( $page ),
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
	 * The primary category of a post with the categories above it.
	 *
	 * @param int $post_id The post.
	 */
	private static function category( int $post_id ): array {
		$term = Primary_Term::above( $post_id );
		return $term ? array_merge( self::terms_above( $term->term_id, $term->taxonomy ), self::subjects( Subject::TERM, array( $term->term_id ) ) ) : array();
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
