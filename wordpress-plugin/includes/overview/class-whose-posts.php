<?php
/**
 * Whose posts somebody looks after.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

defined( 'ABSPATH' ) || exit;

/** Their own alone, or everybody's: as WordPress's own lists of posts begin. */
final class Whose_Posts {

	/**
	 * For the argument `author` of WP_Query: 0 for everybody's.
	 *
	 * @param string[] $post_types Among which.
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
