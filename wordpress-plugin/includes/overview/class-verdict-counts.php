<?php
/**
 * How many posts are in each state.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Audits\Posts_Column;
use Plumbline\Audits\Verdict;
use Plumbline\Audits\Verdict_Text;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Counts published posts by their last verdict. */
final class Verdict_Counts {

	/** Writes them as a list; each leads to its posts. */
	public static function render(): void {
		echo '<ul>';
		foreach ( array_merge( Verdict::STATES, array( 'stale', 'none' ) ) as $state ) {
			$list = add_query_arg( Posts_Column::FILTER, $state, admin_url( 'edit.php' ) );
			printf(
				'<li><a href="%s">%s</a>: %s</li>',
				esc_url( $list ),
				esc_html( Verdict_Text::state( $state ) ),
				esc_html( number_format_i18n( self::in_state( $state ) ) )
			);
		}
		echo '</ul>';
		if ( ! get_current_screen() || 'dashboard' === get_current_screen()->base ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( Overview_Page::url() ), esc_html__( 'Look at many posts', 'plumbline' ) );
		}
	}

	/**
	 * How many posts are in a state.
	 *
	 * @param string $state The state.
	 */
	private static function in_state( string $state ): int {
		$query = new WP_Query(
			array(
				'post_type'      => 'post',
				'post_status'    => 'publish',
				'posts_per_page' => 1,
				'fields'         => 'ids',
				'meta_query'     => array( Posts_Column::condition( $state ) ), // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
		return $query->found_posts;
	}
}
