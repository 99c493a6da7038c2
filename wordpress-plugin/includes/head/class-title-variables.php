<?php
/**
 * Variables in titles and descriptions.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Replaces `{title}`, `{site}` and other variables in titles and descriptions. */
final class Title_Variables {

	/**
	 * A text with its variables filled in; unknown names in braces stay.
	 *
	 * @param string  $text A title or description.
	 * @param WP_Post $post The post.
	 */
	public static function fill( string $text, WP_Post $post ): string {
		if ( false === strpos( $text, '{' ) ) {
			return $text;
		}
		$values = self::of( $post );
		$filled = preg_replace_callback(
			'/\{([a-z]+)\}/',
			static function ( array $found ) use ( $values ): string {
				return $values[ $found[1] ] ?? $found[0];
			},
			$text
		);
		return trim( (string) preg_replace( '/\s+/u', ' ', (string) $filled ) );
	}

	/**
	 * The value of each variable as plain text.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): array {
		$categories = get_the_category( $post->ID );
		return array_map(
			array( self::class, 'plain' ),
			array(
				'title'     => $post->post_title,
				'site'      => get_option( 'blogname' ),
				'tagline'   => get_option( 'blogdescription' ),
				/** This filter is documented in wp-includes/general-template.php */
				'separator' => apply_filters( 'document_title_separator', '-' ), // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
				'excerpt'   => post_password_required( $post ) ? '' : $post->post_excerpt,
				'author'    => get_the_author_meta( 'display_name', (int) $post->post_author ),
				'category'  => isset( $categories[0] ) ? $categories[0]->name : '',
				'date'      => (string) get_the_date( '', $post ),
				'modified'  => (string) get_the_modified_date( '', $post ),
				'year'      => (string) get_the_date( 'Y', $post ),
			)
		);
	}

	/**
	 * Plain text from HTML of WordPress.
	 *
	 * @param mixed $html The HTML.
	 */
	private static function plain( $html ): string {
		return html_entity_decode( wp_strip_all_tags( (string) $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
