<?php
/**
 * Variables in titles and descriptions.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Site_Identity;
use Plumbline\Terms\Primary_Term;
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
		return false === strpos( $text, '{' ) ? $text : self::fill_with( $text, self::of( $post ) );
	}

	/**
	 * A text with the given values filled in.
	 *
	 * @param string $text   A title or description.
	 * @param array  $values Values by variable.
	 */
	public static function fill_with( string $text, array $values ): string {
		if ( false === strpos( $text, '{' ) ) {
			return $text;
		}
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
		$category = Primary_Term::of( $post->ID, 'category' );
		$tags     = get_the_tags( $post->ID );
		return self::of_site() + array_map(
			array( self::class, 'plain' ),
			array(
				'title'     => $post->post_title,
				'excerpt'   => post_password_required( $post ) ? '' : $post->post_excerpt,
				'author'    => get_the_author_meta( 'display_name', (int) $post->post_author ),
				'category'  => $category ? $category->name : '',
				'tag'       => is_array( $tags ) && isset( $tags[0] ) ? $tags[0]->name : '',
				'date'      => (string) get_the_date( '', $post ),
				'modified'  => (string) get_the_modified_date( '', $post ),
				'year'      => (string) get_the_date( 'Y', $post ),
			)
		);
	}

	/** The values that are the same on every page. */
	public static function of_site(): array {
		return array_map(
			array( self::class, 'plain' ),
			array(
				'site'        => Site_Identity::name(),
				'tagline'     => get_option( 'blogdescription' ),
				/** This filter is documented in wp-includes/general-template.php */
				'separator'   => apply_filters( 'document_title_separator', '-' ), // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
				'currentyear' => wp_date( 'Y' ),
				'currentdate' => wp_date( get_option( 'date_format' ) ),
			)
		);
	}

	/**
	 * Plain text from HTML of WordPress.
	 *
	 * @param mixed $html The HTML.
	 */
	public static function plain( $html ): string {
		return html_entity_decode( wp_strip_all_tags( (string) $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
