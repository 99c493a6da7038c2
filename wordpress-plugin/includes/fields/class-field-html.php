<?php
/**
 * What a custom field says.
 *
 * @package Plumbline
 */

namespace Plumbline\Fields;

defined( 'ABSPATH' ) || exit;

/** Makes HTML of the values that fields have: texts, links, pictures, and lists of them. */
final class Field_Html {

	/** Says how a row of flexible content is laid out; it is no text. */
	const LAYOUT = 'acf_fc_layout';

	/**
	 * The HTML of a value; empty where it says nothing to readers.
	 *
	 * @param mixed $value Of a custom field.
	 */
	public static function of( $value ): string {
		if ( is_string( $value ) ) {
			return self::text( trim( $value ) );
		}
		return is_array( $value ) ? self::composed( $value ) : '';
	}

	/**
	 * A text. Numbers and addresses alone are settings.
	 *
	 * @param string $text Plain, or HTML.
	 */
	private static function text( string $text ): string {
		if ( '' === $text || is_numeric( $text ) || preg_match( '~^\w+://\S*$~', $text ) ) {
			return '';
		}
		return wp_strip_all_tags( $text ) === $text ? '<p>' . esc_html( $text ) . '</p>' : $text;
	}

	/**
	 * A picture, a link, or rows of values.
	 *
	 * @param array $value As ACF gives it.
	 */
	private static function composed( array $value ): string {
		// A row may have fields of these names that are no texts: “url” with a link in it.
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
