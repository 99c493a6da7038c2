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
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Counts published posts by their last verdict, for each post type. */
final class Verdict_Counts {

	/** Prints a list for each post type; each count links to its posts. */
	public static function render(): void {
		foreach ( self::post_types() as $post_type ) {
			printf( '<h3>%s</h3>', esc_html( get_post_type_object( $post_type )->labels->name ) );
			self::render_list( $post_type );
		}
		printf( '<p><a href="%s">%s</a></p>', esc_url( Overview_Page::url() ), esc_html__( 'Audit many posts', 'plumbline' ) );
	}

	/**
	 * Prints the counts of a post type.
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
				'<li><a href="%s">%s</a>: %s</li>',
				esc_url( $list ),
				esc_html( Verdict_Text::state( $state ) ),
				esc_html( self::in_state( $post_type, $state ) )
			);
		}
		echo '</ul>';
	}

	/** Post types with published posts; `post` if there are none. */
	private static function post_types(): array {
		$published = array_filter(
			Post_Meta::post_types(),
			static function ( string $post_type ): bool {
				return wp_count_posts( $post_type )->publish > 0;
			}
		);
		return array() === $published ? array( 'post' ) : array_values( $published );
	}

	/** All states a post can be in. */
	private static function states(): array {
		return array_merge( Verdict::STATES, array( 'stale', 'none' ) );
	}

	/**
	 * The localized number of posts in a state.
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
				'meta_query'     => array( Posts_Column::condition( $state ) ), // phpcs:ignore WordPress.DB.SlowDBQuery -- these screens query by verdict, which is meta.
			)
		);
		return number_format_i18n( $query->found_posts );
	}
}
