<?php
/**
 * The posts that the site's menus link to.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

defined( 'ABSPATH' ) || exit;

/** Reads classic menus and navigation blocks. */
final class Menu_Links {

	/** Ids of posts in menus, of the home page and of the page with the latest posts. */
	public static function ids(): array {
		$ids = array( (int) get_option( 'page_on_front' ), (int) get_option( 'page_for_posts' ) );
		foreach ( self::items() as $item ) {
			$ids[] = (int) get_post_meta( $item, '_menu_item_object_id', true );
		}
		foreach ( self::navigations() as $content ) {
			$ids = array_merge( $ids, self::posts_in( parse_blocks( $content ) ) );
		}
		return array_values( array_unique( array_filter( $ids ) ) );
	}

	/**
	 * Ids of the posts that blocks link to; other links have ids of terms.
	 *
	 * @param array[] $blocks Parsed blocks.
	 */
	private static function posts_in( array $blocks ): array {
		$ids = array();
		foreach ( $blocks as $block ) {
			// Older links have no kind.
			$is_post = 'post-type' === ( $block['attrs']['kind'] ?? '' ) || in_array( $block['attrs']['type'] ?? '', array( 'post', 'page' ), true );
			$ids[]   = $is_post ? (int) ( $block['attrs']['id'] ?? 0 ) : 0;
			$ids     = array_merge( $ids, self::posts_in( $block['innerBlocks'] ) );
		}
		return $ids;
	}

	/** Whether a menu lists all pages. */
	public static function lists_pages(): bool {
		$contents = self::navigations();
		// Without one, block themes show a list of pages.
		return wp_is_block_theme() && ( array() === $contents || false !== strpos( implode( '', $contents ), '<!-- wp:page-list' ) );
	}

	/** Ids of the entries of classic menus. */
	private static function items(): array {
		return get_posts(
			array(
				'post_type'   => 'nav_menu_item',
				'numberposts' => 1000,
				'fields'      => 'ids',
				'meta_key'    => '_menu_item_type', // phpcs:ignore WordPress.DB.SlowDBQuery -- entries that are posts, which are few.
				'meta_value'  => 'post_type', // phpcs:ignore WordPress.DB.SlowDBQuery -- see above.
			)
		);
	}

	/** The contents of navigation blocks. */
	private static function navigations(): array {
		$posts = get_posts(
			array(
				'post_type'   => 'wp_navigation',
				'numberposts' => 100,
			)
		);
		return wp_list_pluck( $posts, 'post_content' );
	}
}
