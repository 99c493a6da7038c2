<?php
/**
 * The main heading of a post's page.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use WP_Block_Patterns_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds out whether the theme shows the title of a post as heading 1. */
final class Main_Heading {

	/** Templates and patterns may include each other. */
	const MOST_NESTED = 10;

	/**
	 * Whether the theme shows the title of the post as heading 1.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function is_title_of( WP_Post $post ): bool {
		// Only the page shows what a classic theme prints; nearly all print the title as heading 1.
		$is_title = ! wp_is_block_theme() || 1 === self::level_in( self::template_of( $post ) );
		/**
		 * Filters whether the theme shows the title of a post as heading 1.
		 *
		 * @param bool    $is_title Whether it does.
		 * @param WP_Post $post     The post.
		 */
		return (bool) apply_filters( 'plumbline_title_is_main_heading', $is_title, $post );
	}

	/**
	 * Content of the block template that shows the post.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function template_of( WP_Post $post ): string {
		$slugs    = array_filter( array( get_page_template_slug( $post ) ) );
		$slugs    = array_merge( $slugs, self::usual_templates( $post ), array( 'singular', 'index' ) );
		$template = resolve_block_template( 'single', $slugs, '' );
		return $template ? $template->content : '';
	}

	/**
	 * Templates for posts of this kind, the most specific first.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function usual_templates( WP_Post $post ): array {
		if ( 'page' !== $post->post_type ) {
			return array( "single-$post->post_type-$post->post_name", "single-$post->post_type", 'single' );
		}
		$is_front = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $post->ID;
		return array_merge(
			$is_front ? array( 'front-page' ) : array(),
			array( "page-$post->post_name", "page-$post->ID", 'page' )
		);
	}

	/**
	 * The heading level of the post title in a template; 0 without a post title.
	 *
	 * @param string $content Content of the template.
	 * @param int    $depth   How many templates include this one.
	 */
	private static function level_in( string $content, int $depth = 0 ): int {
		return $depth > self::MOST_NESTED ? 0 : self::level_in_blocks( parse_blocks( $content ), $depth );
	}

	/**
	 * The heading level of the post title in blocks; 0 without a post title.
	 *
	 * @param array $blocks Parsed blocks.
	 * @param int   $depth  How many templates include this one.
	 */
	private static function level_in_blocks( array $blocks, int $depth ): int {
		foreach ( $blocks as $block ) {
			$level = self::level_in_block( $block, $depth );
			if ( 0 !== $level ) {
				return $level;
			}
		}
		return 0;
	}

	/**
	 * The heading level of the post title in a block; 0 without a post title.
	 *
	 * @param array $block A parsed block.
	 * @param int   $depth How many templates include this one.
	 */
	private static function level_in_block( array $block, int $depth ): int {
		$attributes = $block['attrs'] ?? array();
		switch ( $block['blockName'] ) {
			case 'core/post-title':
				return (int) ( $attributes['level'] ?? 2 );
			case 'core/template-part':
				$theme = $attributes['theme'] ?? get_stylesheet();
				$part  = get_block_template( $theme . '//' . ( $attributes['slug'] ?? '' ), 'wp_template_part' );
				return $part ? self::level_in( $part->content, $depth + 1 ) : 0;
			case 'core/pattern':
				$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $attributes['slug'] ?? '' );
				return $pattern ? self::level_in( $pattern['content'], $depth + 1 ) : 0;
			case 'core/query':
				// A query that does not inherit lists other posts.
				return empty( $attributes['query']['inherit'] ) ? 0 : self::level_in_blocks( $block['innerBlocks'], $depth );
			default:
				return self::level_in_blocks( $block['innerBlocks'], $depth );
		}
	}
}
