<?php
/**
 * Custom fields that are audited with a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Fields;

use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/** Empty until an administrator sets them under Settings → Plumbline or a plugin filters them. */
final class Audited_Fields {

	const OPTION = Options::FIELDS;

	/** The arguments of `register_setting`. */
	public static function definition(): array {
		return array(
			'type'              => 'array',
			'sanitize_callback' => array( self::class, 'names_in' ),
			'default'           => array(),
			'show_in_rest'      => array( 'schema' => array( 'items' => array( 'type' => 'string' ) ) ),
		);
	}

	/**
	 * Names of fields, without duplicates.
	 *
	 * @param mixed $value A text with one name per line, or a list.
	 */
	public static function names_in( $value ): array {
		$lines = is_array( $value ) ? array_filter( $value, 'is_string' ) : explode( "\n", (string) $value );
		return array_values( array_unique( array_filter( array_map( 'sanitize_text_field', $lines ), 'strlen' ) ) );
	}

	/**
	 * Names of the fields of a post type.
	 *
	 * @param string $post_type The type.
	 */
	public static function names( string $post_type ): array {
		/**
		 * Filters which custom fields are audited with a post.
		 *
		 * @param string[] $names     Keys of post meta, or names of ACF fields.
		 * @param string   $post_type The type of the post.
		 */
		return self::names_in( apply_filters( 'plumbline_audited_fields', get_option( self::OPTION, array() ), $post_type ) );
	}
}
