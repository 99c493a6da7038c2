<?php
/**
 * The posts a user is responsible for.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

defined( 'ABSPATH' ) || exit;

/**
 * Limits lists to the user's own posts, unless the user is allowed to edit others', like
 * WordPress's own lists.
 */
final class Whose_Posts {

	/**
	 * The `author` argument for WP_Query; 0 for all authors.
	 *
	 * @param string[] $post_types The post types of the list.
	 */
	public static function author( array $post_types ): int {
		foreach ( $post_types as $post_type ) {
			if ( current_user_can( get_post_type_object( $post_type )->cap->edit_others_posts ) ) {
				return 0;
			}
		}
		return get_current_user_id();
	}
}
