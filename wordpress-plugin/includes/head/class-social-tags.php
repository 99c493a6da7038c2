<?php
/**
 * Tags for sharing.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Open Graph and X cards of a page, from what was entered for sharing, or else from the page itself. */
final class Social_Tags {

	/**
	 * The contents by property; empty if the page has no such tags.
	 *
	 * @param Subject $page The page.
	 */
	public static function of( Subject $page ): array {
		$image = self::image( $page );
		if ( ! self::is_automatic() && ! self::is_filled_in( $page ) ) {
			return array();
		}
		$is_post = 'article' === self::type( $page );
		return array_filter(
			array(
				'og:type'                => self::type( $page ),
				'og:url'                 => self::address( $page ),
				'og:title'               => self::text( $page, array( Meta_Keys::SOCIAL_TITLE, Meta_Keys::TITLE ), 'title' ),
				'og:description'         => self::text( $page, array( Meta_Keys::SOCIAL_DESCRIPTION, Meta_Keys::DESCRIPTION ), 'excerpt' ),
				'og:site_name'           => get_option( 'blogname' ),
				'og:locale'              => get_locale(),
				'og:image'               => $image['url'] ?? '',
				'og:image:width'         => $image['width'] ?? '',
				'og:image:height'        => $image['height'] ?? '',
				'og:image:alt'           => $image['alt'] ?? '',
				'article:published_time' => $is_post ? (string) get_post_time( DATE_W3C, true, (int) $page->id ) : '',
				'article:modified_time'  => $is_post ? (string) get_post_modified_time( DATE_W3C, true, (int) $page->id ) : '',
			),
			'strlen'
		);
	}

	/** Whether pages without an entry get tags: the switch is on, and no other plugin prints such tags. */
	public static function is_automatic(): bool {
		// Jetpack prints them if one of its modules for sharing is on.
		return Head_Switches::is_on( Head_Switches::SOCIAL ) && ! has_action( 'wp_head', 'jetpack_og_tags' );
	}

	/**
	 * The type of a page: articles have an author and a date, pages have not.
	 *
	 * @param Subject $page The page.
	 */
	public static function type( Subject $page ): string {
		return Subject::POST === $page->kind && 'page' !== get_post_type( (int) $page->id ) ? 'article' : 'website';
	}

	/**
	 * Whether somebody entered something for sharing.
	 *
	 * @param Subject $page The page.
	 */
	private static function is_filled_in( Subject $page ): bool {
		return $page->has( Meta_Keys::SOCIAL_TITLE ) || $page->has( Meta_Keys::SOCIAL_DESCRIPTION ) || $page->has( Meta_Keys::SOCIAL_IMAGE );
	}

	/**
	 * The first field that is filled in, or a value of the page itself.
	 *
	 * @param Subject  $page     The page.
	 * @param string[] $keys     Keys in the order of preference.
	 * @param string   $variable Name of the variable with the value of the page itself.
	 */
	private static function text( Subject $page, array $keys, string $variable ): string {
		foreach ( $keys as $key ) {
			$text = Shown_Page::text( $page, $key );
			if ( '' !== $text ) {
				return $text;
			}
		}
		return Shown_Page::variables( $page )[ $variable ] ?? '';
	}

	/**
	 * The canonical URL of a page.
	 *
	 * @param Subject $page The page.
	 */
	private static function address( Subject $page ): string {
		$own = $page->get( Meta_Keys::CANONICAL );
		if ( is_string( $own ) && '' !== $own ) {
			return $own;
		}
		return Subject::POST === $page->kind ? (string) wp_get_canonical_url( (int) $page->id ) : Shown_Page::address( $page );
	}

	/**
	 * The image for sharing, or else the featured one; empty if there is none.
	 *
	 * @param Subject $page The page.
	 */
	public static function image( Subject $page ): array {
		$ids = array( (int) $page->get( Meta_Keys::SOCIAL_IMAGE ) );
		if ( self::is_automatic() && Subject::POST === $page->kind && ! post_password_required( (int) $page->id ) ) {
			$ids[] = (int) get_post_thumbnail_id( (int) $page->id );
		}
		foreach ( array_filter( $ids ) as $id ) {
			$image = wp_get_attachment_image_src( $id, 'full' );
			if ( $image ) {
				return array(
					'url'    => $image[0],
					'width'  => (string) $image[1],
					'height' => (string) $image[2],
					'alt'    => trim( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
				);
			}
		}
		return array();
	}
}
