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
use Plumbline\Meta\Post_Meta;
use Plumbline\Posts\Post_Route;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Counts published posts by their last verdict, each kind of post by itself. */
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
				'callback'            => array( $this, 'by_place' ),
				'permission_callback' => static function (): bool {
					return current_user_can( 'edit_posts' );
				},
			)
		);
	}

	/** Each count by its place, such as `page:must_fix`, as people read numbers. */
	public function by_place(): array {
		$counts = array();
		foreach ( self::post_types() as $post_type ) {
			foreach ( self::states() as $state ) {
				$counts[ self::place( $post_type, $state ) ] = self::in_state( $post_type, $state );
			}
		}
		return $counts;
	}

	/** Writes a list for each kind of post; each count leads to its posts. */
	public static function render(): void {
		foreach ( self::post_types() as $post_type ) {
			printf( '<h3>%s</h3>', esc_html( get_post_type_object( $post_type )->labels->name ) );
			self::render_list( $post_type );
		}
		if ( ! get_current_screen() || 'dashboard' === get_current_screen()->base ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( Overview_Page::url() ), esc_html__( 'Look at many posts', 'plumbline' ) );
		}
	}

	/**
	 * Writes the counts of a kind of post.
	 *
	 * @param string $post_type The post type.
	 */
	private static function render_list( string $post_type ): void {
		$author  = Whose_Posts::author( array( $post_type ) );
		$counted = array(
			'post_type'   => $post_type,
			'post_status' => 'publish',
		) + ( 0 === $author ? array() : array( 'author' => $author ) );
		echo '<ul>';
		foreach ( self::states() as $state ) {
			$list = add_query_arg( $counted + array( Posts_Column::FILTER => $state ), admin_url( 'edit.php' ) );
			printf(
				'<li><a href="%s">%s</a>: <span data-plumbline-place="%s">%s</span></li>',
				esc_url( $list ),
				esc_html( Verdict_Text::state( $state ) ),
				esc_attr( self::place( $post_type, $state ) ),
				esc_html( self::in_state( $post_type, $state ) )
			);
		}
		echo '</ul>';
	}

	/** Kinds of posts of which something is published; posts where nothing is. */
	private static function post_types(): array {
		$published = array_filter(
			Post_Meta::post_types(),
			static function ( string $post_type ): bool {
				return wp_count_posts( $post_type )->publish > 0;
			}
		);
		return array() === $published ? array( 'post' ) : array_values( $published );
	}

	/**
	 * Where a count stands on the screen.
	 *
	 * @param string $post_type The post type.
	 * @param string $state     The state.
	 */
	private static function place( string $post_type, string $state ): string {
		return $post_type . ':' . $state;
	}

	/** What a post may be in. */
	private static function states(): array {
		return array_merge( Verdict::STATES, array( 'stale', 'none' ) );
	}

	/**
	 * How many posts are in a state, as people read numbers.
	 *
	 * @param string $post_type The post type.
	 * @param string $state     The state.
	 */
	private static function in_state( string $post_type, string $state ): string {
		$query = new WP_Query(
			array(
				'author'         => Whose_Posts::author( array( $post_type ) ),
				'post_type'      => $post_type,
				'post_status'    => 'publish',
				'posts_per_page' => 1,
				'fields'         => 'ids',
				'meta_query'     => array( Posts_Column::condition( $state ) ), // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
		return number_format_i18n( $query->found_posts );
	}
}
