<?php
/**
 * Structured data of a page.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** The entities that a page is about, from what WordPress knows. */
final class Page_Graph {

	/**
	 * The entities; empty for searches, dates and missing pages.
	 *
	 * @param Subject|null $page The page.
	 */
	public static function of( ?Subject $page ): array {
		if ( null === $page || ( Subject::POST === $page->kind && post_password_required( (int) $page->id ) ) ) {
			return array();
		}
		$is_home    = self::is_home( $page );
		$is_article = self::is_article( $page );
		$is_shop    = self::is_described_by_shop();
		$graph      = array(
			$is_home && ! $is_shop ? Site_Entities::website() : array(),
			$is_home || $is_article ? Site_Entities::owner() : array(),
			$is_article ? Article::of( get_post( (int) $page->id ) ) : array(),
			$is_shop ? array() : Breadcrumb::of( $page ),
		);
		/**
		 * Filters the entities of schema.org that the page describes.
		 *
		 * @param array   $graph Each with `@type` and its properties.
		 * @param Subject $page  The page.
		 */
		$filtered = (array) apply_filters( 'plumbline_schema', array_values( array_filter( $graph ) ), $page );
		return array_values( array_filter( $filtered, 'is_array' ) );
	}

	/**
	 * Whether it is the home page, whatever it shows.
	 *
	 * @param Subject $page The page.
	 */
	public static function is_home( Subject $page ): bool {
		$is_front = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $page->id;
		return Subject::HOME === $page->kind || ( Subject::POST === $page->kind && $is_front );
	}

	/**
	 * Whether it is an article: a post of the blog. Pages and products are not.
	 *
	 * @param Subject $page The page.
	 */
	private static function is_article( Subject $page ): bool {
		/**
		 * Filters the post types whose posts are articles.
		 *
		 * @param string[] $post_types The post types.
		 */
		$post_types = (array) apply_filters( 'plumbline_article_types', array( 'post' ) );
		return Subject::POST === $page->kind && '' !== trim( get_post_field( 'post_title', (int) $page->id ) ) && in_array( get_post_type( (int) $page->id ), $post_types, true );
	}

	/** Whether WooCommerce describes this page: its own pages, and the site on the front page. */
	private static function is_described_by_shop(): bool {
		return function_exists( 'is_woocommerce' ) && ( is_woocommerce() || is_front_page() );
	}
}
