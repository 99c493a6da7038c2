<?php
/**
 * Pictures in sitemaps.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The pictures of each post in the sitemap of its type. */
final class Sitemap_Images {

	/** The most that Google reads of one URL. */
	const MOST = 1000;

	/** Adds the hooks. */
	public static function hook(): void {
		add_filter( 'wp_sitemaps_posts_entry', array( self::class, 'with_images' ), 10, 2 );
		// A sitemap has up to 2,000 posts, whose featured images are meta data.
		add_filter(
			'wp_sitemaps_posts_query_args',
			static function ( array $query ): array {
				return array( 'update_post_meta_cache' => true ) + $query;
			}
		);
	}

	/**
	 * The entry of a post with its pictures.
	 *
	 * @param array   $entry The entry.
	 * @param WP_Post $post  The post.
	 */
	public static function with_images( $entry, $post ): array {
		$images = $post instanceof WP_Post ? self::of( $post ) : array();
		return $images ? array( 'image' => $images ) + (array) $entry : (array) $entry;
	}

	/**
	 * The pictures that everybody can see.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function of( WP_Post $post ): array {
		if ( '' !== $post->post_password ) {
			return array();
		}
		$urls = array( (string) get_the_post_thumbnail_url( $post, 'full' ) );
		$html = new WP_HTML_Tag_Processor( $post->post_content );
		while ( $html->next_tag( 'img' ) ) {
			$urls[] = trim( (string) $html->get_attribute( 'src' ) );
		}
		$images = array();
		foreach ( array_unique( $urls ) as $url ) {
			$url = preg_match( '#^/(?!/)#', $url ) ? home_url( $url ) : $url;
			if ( preg_match( '#^https?://#i', $url ) ) {
				$images[] = array( 'loc' => esc_url_raw( $url ) );
			}
		}
		return array_slice( $images, 0, self::MOST );
	}
}
