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
use Plumbline\Posts\Post_Route;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Counts published posts by their last verdict. */
final class Verdict_Counts {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
	}

	/** Registers the route that tells them again once posts have been audited. */
	public function register_route(): void {
		register_rest_route(
			Post_Route::ROOT,
			'/verdict-counts',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'by_state' ),
				'permission_callback' => static function (): bool {
					return current_user_can( 'edit_posts' );
				},
			)
		);
	}

	/** Each count by its state, as people read numbers. */
	public function by_state(): array {
		return array_combine( self::states(), array_map( array( self::class, 'in_state' ), self::states() ) );
	}

	/** Writes them as a list; each leads to its posts. */
	public static function render(): void {
		echo '<ul>';
		foreach ( self::states() as $state ) {
			$list = add_query_arg( Posts_Column::FILTER, $state, admin_url( 'edit.php' ) );
			printf(
				'<li><a href="%s">%s</a>: <span data-plumbline-state="%s">%s</span></li>',
				esc_url( $list ),
				esc_html( Verdict_Text::state( $state ) ),
				esc_attr( $state ),
				esc_html( self::in_state( $state ) )
			);
		}
		echo '</ul>';
		if ( ! get_current_screen() || 'dashboard' === get_current_screen()->base ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( Overview_Page::url() ), esc_html__( 'Look at many posts', 'plumbline' ) );
		}
	}

	/** What a post may be in. */
	private static function states(): array {
		return array_merge( Verdict::STATES, array( 'stale', 'none' ) );
	}

	/**
	 * How many posts are in a state, as people read numbers.
	 *
	 * @param string $state The state.
	 */
	private static function in_state( string $state ): string {
		$query = new WP_Query(
			array(
				'post_type'      => 'post',
				'post_status'    => 'publish',
				'posts_per_page' => 1,
				'fields'         => 'ids',
				'meta_query'     => array( Posts_Column::condition( $state ) ), // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
		return number_format_i18n( $query->found_posts );
	}
}
