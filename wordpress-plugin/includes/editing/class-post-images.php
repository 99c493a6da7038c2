<?php
/**
 * The images in a post's text.
 *
 * @package Plumbline
 */

namespace Plumbline\Editing;

use Plumbline\Meta\Meta_Values;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Reads and writes their alt texts in the stored text, which otherwise stays the same to the byte. */
final class Post_Images {

	/** Blocks whose alt text is in the HTML only; others store it twice and would become invalid. */
	const BLOCKS = array( '', 'image', 'gallery', 'media-text', 'freeform', 'html' );

	/**
	 * The images with `index`, `src` and `alt`.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): array {
		$images = array();
		self::visit(
			$post->post_content,
			static function ( int $index, WP_HTML_Tag_Processor $tag ) use ( &$images ): void {
				$images[] = array(
					'index' => $index,
					'src'   => (string) $tag->get_attribute( 'src' ),
					'alt'   => self::alt( $tag ),
				);
			}
		);
		return $images;
	}

	/**
	 * Writes alt texts; returns for each edit `saved`, `unchanged`, `conflict` or `forbidden`.
	 *
	 * @param WP_Post $post  The post.
	 * @param array[] $edits Edits with `index`, `src`, `before` and `after`.
	 */
	public static function write( WP_Post $post, array $edits ): array {
		$states  = array_fill_keys( array_keys( $edits ), 'conflict' );
		$content = self::visit(
			$post->post_content,
			static function ( int $index, WP_HTML_Tag_Processor $tag ) use ( $edits, &$states ): void {
				foreach ( $edits as $key => $edit ) {
					if ( $index === ( $edit['index'] ?? -1 ) && ( $edit['src'] ?? '' ) === $tag->get_attribute( 'src' ) ) {
						$states[ $key ] = self::set( $tag, $edit['before'], Meta_Values::line( $edit['after'] ) );
					}
				}
			}
		);
		if ( ! in_array( 'saved', $states, true ) ) {
			return $states;
		}
		$saved = wp_update_post(
			array(
				'ID'           => $post->ID,
				'post_content' => wp_slash( $content ),
			),
			true
		);
		return is_wp_error( $saved ) ? array_fill_keys( array_keys( $edits ), 'forbidden' ) : $states;
	}

	/**
	 * Sets the alt text of an image, unless it is no longer as the writer saw it.
	 *
	 * @param WP_HTML_Tag_Processor $tag    The image.
	 * @param string                $before The alt text as the writer saw it.
	 * @param string                $after  The new one.
	 */
	private static function set( WP_HTML_Tag_Processor $tag, string $before, string $after ): string {
		$now = self::alt( $tag );
		if ( $now === $after || $now !== $before ) {
			return $now === $after ? 'unchanged' : 'conflict';
		}
		$tag->set_attribute( 'alt', $after );
		return 'saved';
	}

	/**
	 * The alt text of an image; empty if there is none.
	 *
	 * @param WP_HTML_Tag_Processor $tag The image.
	 */
	private static function alt( WP_HTML_Tag_Processor $tag ): string {
		$alt = $tag->get_attribute( 'alt' );
		return is_string( $alt ) ? $alt : '';
	}

	/**
	 * Calls back for each image that can be edited here, and returns the HTML with the changes.
	 *
	 * @param string   $html    The text of the post.
	 * @param callable $on_each Gets the number of the image and the tag.
	 */
	private static function visit( string $html, callable $on_each ): string {
		$tag    = new WP_HTML_Tag_Processor( $html );
		$blocks = array( '' );
		$index  = 0;
		while ( $tag->next_token() ) {
			if ( '#comment' === $tag->get_token_type() ) {
				$blocks = self::blocks_after( $blocks, (string) $tag->get_modifiable_text() );
			} elseif ( 'IMG' === $tag->get_token_name() ) {
				if ( in_array( end( $blocks ), self::BLOCKS, true ) ) {
					$on_each( $index, $tag );
				}
				++$index;
			}
		}
		return $tag->get_updated_html();
	}

	/**
	 * The open blocks after a comment, the innermost one last.
	 *
	 * @param string[] $blocks  The open blocks before it.
	 * @param string   $comment The text of the comment.
	 */
	private static function blocks_after( array $blocks, string $comment ): array {
		if ( ! preg_match( '~^\s*(/?)wp:([a-z][\w/-]*)~', $comment, $found ) || '/' === substr( $comment, -1 ) ) {
			return $blocks;
		}
		if ( '/' !== $found[1] ) {
			$blocks[] = $found[2];
		} elseif ( count( $blocks ) > 1 ) {
			array_pop( $blocks );
		}
		return $blocks;
	}
}
