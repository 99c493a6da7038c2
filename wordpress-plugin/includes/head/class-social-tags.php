<?php
/**
 * Tags for sharing.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
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
				'og:url'                 => Canonical::of( $page ),
				'og:title'               => self::title( $page ),
				'og:description'         => self::description( $page ),
				'og:site_name'           => Title_Variables::of_site()['site'],
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
	 * The title for sharing, or that for search, or the name of the page.
	 *
	 * @param Subject $page The page.
	 */
	private static function title( Subject $page ): string {
		return self::first( Shown_Page::text( $page, Meta_Keys::SOCIAL_TITLE ), Shown_Page::text( $page, Meta_Keys::TITLE ), Shown_Page::variables( $page )['title'] );
	}

	/**
	 * The description for sharing, or that for search, or the excerpt.
	 *
	 * @param Subject $page The page.
	 */
	private static function description( Subject $page ): string {
		return self::first( Shown_Page::text( $page, Meta_Keys::SOCIAL_DESCRIPTION ), Shown_Page::description( $page ), Shown_Page::variables( $page )['excerpt'] );
	}

	/**
	 * The first text that is not empty.
	 *
	 * @param string ...$texts Texts in the order of preference.
	 */
	private static function first( string ...$texts ): string {
		return array_values( array_filter( $texts, 'strlen' ) )[0] ?? '';
	}

	/**
	 * The image for sharing, or else the featured one, or else that of its kind or the site; empty without any.
	 *
	 * @param Subject $page The page.
	 */
	public static function image( Subject $page ): array {
		$ids = array( (int) $page->get( Meta_Keys::SOCIAL_IMAGE ) );
		if ( self::is_automatic() && Subject::POST === $page->kind && ! post_password_required( (int) $page->id ) ) {
			$ids[] = (int) get_post_thumbnail_id( (int) $page->id );
		}
		foreach ( self::is_automatic() ? array( Page_Kinds::of( $page ), new Subject( Subject::SITE ) ) : array() as $usual ) {
			$ids[] = $usual ? (int) $usual->get( Meta_Keys::SOCIAL_IMAGE ) : 0;
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
