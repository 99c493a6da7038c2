<?php
/**
 * Pages to compare before and after a takeover.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Examples;
use Plumbline\Appearance\Page_Kinds;
use Plumbline\Head\Shown_Page;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** A page of each kind, pages with values of their own, and the files that crawlers read. */
final class Sample_Pages {

	/** Pages of each kind with values that the other plugin stores for this page. */
	const OWN_VALUES = array(
		Subject::POST => 4,
		Subject::TERM => 2,
		Subject::USER => 1,
	);

	/**
	 * The pages, each with `name`, `url`, and `hide`: values that keep all pages of its kind out
	 * of search, null if that is not a setting.
	 *
	 * @param Source $source The other plugin.
	 */
	public static function of( Source $source ): array {
		$pages = array_merge(
			array( self::page( Subject_Name::of( new Subject( Subject::HOME ) ), home_url( '/' ) ) ),
			self::further_pages(),
			self::of_kinds(),
			self::with_own_values( $source ),
			self::attachment(),
			array(
				self::page( __( 'Feed', 'plumbline' ), get_feed_link() ),
				self::page( __( 'Sitemap', 'plumbline' ), home_url( '/wp-sitemap.xml' ) ),
				self::page( 'robots.txt', home_url( '/robots.txt' ) ),
			)
		);
		$known = array();
		foreach ( $pages as $page ) {
			$known += array( $page['url'] => $page );
		}
		return array_values( array_diff_key( $known, array( '' => true ) ) );
	}

	/** Page 2 of the latest posts. */
	private static function further_pages(): array {
		$posts_page = (int) get_option( 'page_for_posts' );
		$first      = 'page' === get_option( 'show_on_front' ) && $posts_page > 0 ? (string) get_permalink( $posts_page ) : home_url( '/' );
		if ( (int) wp_count_posts()->publish <= (int) get_option( 'posts_per_page' ) ) {
			return array();
		}
		$url = get_option( 'permalink_structure' ) ? trailingslashit( $first ) . user_trailingslashit( $GLOBALS['wp_rewrite']->pagination_base . '/2', 'paged' ) : add_query_arg( 'paged', 2, $first );
		return array( self::page( Subject_Name::of( Page_Kinds::every( Page_Kinds::PAGED ) ), $url, Page_Kinds::every( Page_Kinds::PAGED ) ) );
	}

	/** A page of each kind that has one. */
	private static function of_kinds(): array {
		$pages = array();
		foreach ( Page_Kinds::all() as $kind ) {
			$example = Page_Kinds::every( Page_Kinds::MISSING )->name() === $kind->name()
				? array( 'url' => home_url( '/plumbline-page-that-does-not-exist/' ) )
				: Examples::of( $kind );
			if ( null !== $example ) {
				$pages[] = self::page( Subject_Name::of( $kind ), $example['url'], $kind );
			}
		}
		return $pages;
	}

	/**
	 * Pages for which the other plugin stores values.
	 *
	 * @param Source $source The other plugin.
	 */
	private static function with_own_values( Source $source ): array {
		$pages = array();
		foreach ( self::OWN_VALUES as $kind => $most ) {
			foreach ( $source->ids( $kind, 0, $most ) as $id ) {
				$page = new Subject( $kind, $id );
				if ( Subject::POST !== $kind || is_post_publicly_viewable( $id ) ) {
					$pages[] = self::page( Subject_Name::of( $page ), Shown_Page::address( $page ) );
				}
			}
		}
		return $pages;
	}

	/** The page of the newest picture or file, which many plugins redirect. */
	private static function attachment(): array {
		$ids = get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'numberposts' => 1,
				'fields'      => 'ids',
			)
		);
		return array() === $ids ? array() : array( self::page( __( 'Attachment', 'plumbline' ), (string) get_attachment_link( $ids[0] ) ) );
	}

	/**
	 * A page.
	 *
	 * @param string       $name What people call it.
	 * @param string       $url  Its URL.
	 * @param Subject|null $kind Its kind, if there is a setting for all pages like it.
	 */
	private static function page( string $name, string $url, ?Subject $kind = null ): array {
		$can_hide = null !== $kind && Subject::EVERY === $kind->kind && ! in_array( $kind->id, array( Page_Kinds::SEARCH, Page_Kinds::MISSING ), true );
		return array(
			'name' => $name,
			'url'  => $url,
			'hide' => $can_hide ? array( $kind->name() => array( Meta_Keys::HIDDEN => true ) ) : null,
		);
	}
}
