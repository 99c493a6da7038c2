<?php
/**
 * Content of a post outside its blocks.
 *
 * @package Plumbline
 */

namespace Plumbline\Fields;

use Plumbline\Posts\Post_Route;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The custom fields to audit, and content that other plugins add. */
final class Extra_Content {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
	}

	/** Registers the route that returns the saved content. */
	public function register_route(): void {
		Post_Route::register( 'extra-content', 'GET', array( self::class, 'of' ) );
	}

	/**
	 * True if the post has extra content to audit.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function is_wanted( WP_Post $post ): bool {
		return has_filter( 'plumbline_extra_content' ) || array() !== Audited_Fields::names( $post->post_type );
	}

	/**
	 * The saved extra content of a post; each part has `name`, `label` and `html`.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): array {
		$fields = array_map(
			static function ( string $name ) use ( $post ): array {
				return self::field( $name, $post->ID );
			},
			Audited_Fields::names( $post->post_type )
		);
		/**
		 * Filters the content that is audited in addition to the blocks.
		 *
		 * @param array[] $parts Parts with `name` (unique), `label` (shown in findings) and `html`.
		 * @param WP_Post $post  The post.
		 */
		$parts = (array) apply_filters( 'plumbline_extra_content', $fields, $post );
		return array_values( array_filter( $parts, array( self::class, 'says_something' ) ) );
	}

	/**
	 * All parts as one string.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function html( WP_Post $post ): string {
		return implode( "\n", array_column( self::of( $post ), 'html' ) );
	}

	/**
	 * A field as a part.
	 *
	 * @param string $name    An ACF field, or a key of post meta.
	 * @param int    $post_id The post.
	 */
	private static function field( string $name, int $post_id ): array {
		$of_acf = function_exists( 'get_field_object' ) ? get_field_object( $name, $post_id ) : false;
		$value  = $of_acf ? $of_acf['value'] : get_post_meta( $post_id, $name, true );
		return array(
			'name'  => $name,
			'label' => $of_acf ? $of_acf['label'] : $name,
			'html'  => Field_Html::of( $value ),
		);
	}

	/**
	 * True for a valid, non-empty part.
	 *
	 * @param mixed $part A part that a filter returned.
	 */
	private static function says_something( $part ): bool {
		return is_array( $part ) && is_string( $part['name'] ?? null ) && is_string( $part['label'] ?? null ) && is_string( $part['html'] ?? null ) && '' !== $part['html'];
	}
}
