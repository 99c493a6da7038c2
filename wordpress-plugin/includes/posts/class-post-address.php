<?php
/**
 * The address people find a post under.
 *
 * @package Plumbline
 */

namespace Plumbline\Posts;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Says where a post is, or will be once it is published. */
final class Post_Address {

	/**
	 * The permalink; of a draft the one it will have.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): string {
		/**
		 * Filters the address a post is found under, for sites that show their posts elsewhere.
		 *
		 * @param string  $address The permalink.
		 * @param WP_Post $post    The post.
		 */
		return (string) apply_filters( 'plumbline_post_address', self::permalink( $post ), $post );
	}

	/**
	 * What WordPress makes of the slug.
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
