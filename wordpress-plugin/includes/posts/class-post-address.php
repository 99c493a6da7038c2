<?php
/**
 * The URL of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Posts;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Returns the URL of a post, or its future one. */
final class Post_Address {

	/**
	 * The permalink; for a draft, its future permalink.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): string {
		/**
		 * Filters the URL of a post, for sites that show posts at different URLs.
		 *
		 * @param string  $address The permalink.
		 * @param WP_Post $post    The post.
		 */
		return (string) apply_filters( 'plumbline_post_address', self::permalink( $post ), $post );
	}

	/**
	 * The permalink that WordPress makes from the slug.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function permalink( WP_Post $post ): string {
		if ( in_array( $post->post_status, array( 'publish', 'private' ), true ) ) {
			return (string) get_permalink( $post );
		}
		require_once ABSPATH . 'wp-admin/includes/post.php';
		list( $template, $slug ) = get_sample_permalink( $post );
		return str_replace( array( '%pagename%', '%postname%' ), $slug, $template );
	}
}
