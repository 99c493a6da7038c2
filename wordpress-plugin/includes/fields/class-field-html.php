<?php
/**
 * The HTML of a custom field.
 *
 * @package Plumbline
 */

namespace Plumbline\Fields;

defined( 'ABSPATH' ) || exit;

/** Converts field values to HTML: texts, links, images, and lists of them. */
final class Field_Html {

	/** The layout name of a flexible content row, which is not text. */
	const LAYOUT = 'acf_fc_layout';

	/**
	 * The HTML of a value; empty if it has no text for readers.
	 *
	 * @param mixed $value Value of a custom field.
	 */
	public static function of( $value ): string {
		if ( is_string( $value ) ) {
			return self::text( trim( $value ) );
		}
		return is_array( $value ) ? self::composed( $value ) : '';
	}

	/**
	 * The HTML of a text; empty for a bare number or URL, which is a setting.
	 *
	 * @param string $text Plain text or HTML.
	 */
	private static function text( string $text ): string {
		if ( '' === $text || is_numeric( $text ) || preg_match( '~^\w+://\S*$~', $text ) ) {
			return '';
		}
		return wp_strip_all_tags( $text ) === $text ? '<p>' . esc_html( $text ) . '</p>' : $text;
	}

	/**
	 * The HTML of an image, a link, or rows of values.
	 *
	 * @param array $value The value as ACF returns it.
	 */
	private static function composed( array $value ): string {
		// Fields of a row may have these names without being strings, such as a “url” that is an array.
		$texts = array_filter( array_intersect_key( $value, array_flip( array( 'url', 'title', 'alt' ) ) ), 'is_string' );
		if ( 'image' === ( $value['type'] ?? '' ) && isset( $texts['url'] ) ) {
			return sprintf( '<img src="%s" alt="%s">', esc_url( $texts['url'] ), esc_attr( $texts['alt'] ?? '' ) );
		}
		if ( isset( $texts['url'], $texts['title'] ) ) {
			return sprintf( '<p><a href="%s">%s</a></p>', esc_url( $texts['url'] ), esc_html( $texts['title'] ) );
		}
		unset( $value[ self::LAYOUT ] );
		return implode( "\n", array_filter( array_map( array( self::class, 'of' ), $value ), 'strlen' ) );
	}
}
