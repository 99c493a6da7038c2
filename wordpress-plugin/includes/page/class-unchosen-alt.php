<?php
/**
 * Alt texts that nobody has chosen.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress saves an empty alt text until somebody writes one, and on a page an empty one says that
 * the image is a decoration. For audits, these images have none, as in the editor: the same as
 * `undescribed-image.ts` does there.
 */
final class Unchosen_Alt {

	/** Blocks with one image whose alt text the editor asks for. */
	const BLOCKS = array( 'core/image', 'core/media-text', 'core/cover' );

	/** Hooks into WordPress, for this request. */
	public static function hook(): void {
		add_filter( 'render_block', array( self::class, 'left_out' ), PHP_INT_MAX, 2 );
	}

	/**
	 * The HTML of a block without such alt texts.
	 *
	 * @param string $html  The HTML.
	 * @param array  $block The block.
	 */
	public static function left_out( $html, $block ): string {
		$html = (string) $html;
		if ( in_array( $block['blockName'] ?? null, self::BLOCKS, true ) ) {
			$own = implode( '', array_filter( $block['innerContent'] ?? array(), 'is_string' ) );
			// Its image is the first or, with the media to the right, after its inner blocks.
			return preg_match( '/<img\b[^>]*?\ssrc="([^"]*)"/', $own, $image ) ? self::without( $html, '\ssrc="' . preg_quote( $image[1], '/' ) . '"' ) : $html;
		}
		// The text of the classic editor, which is a block without a name where there are no others.
		return null === ( $block['blockName'] ?? null ) || 'core/freeform' === $block['blockName'] ? self::without( $html, '\sclass="[^"]*\bwp-image-\d' ) : $html;
	}

	/**
	 * HTML without the empty alt texts of some images.
	 *
	 * @param string $html The HTML.
	 * @param string $sign A pattern that the tags of these images contain.
	 */
	private static function without( string $html, string $sign ): string {
		return (string) preg_replace_callback(
			"/<img\\b(?=[^>]*$sign)[^>]*>/",
			static function ( array $tag ): string {
				return str_replace( ' alt=""', '', $tag[0] );
			},
			$html
		);
	}
}
