<?php
/**
 * The posts and their state under Tools → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Audits\Found_Rules;
use Plumbline\Audits\Posts_Column;
use Plumbline\Audits\Score_Order;
use Plumbline\Audits\Verdict;
use Plumbline\Audits\Verdict_Text;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Post_Meta;
use Plumbline\Posts\Post_Route;
use WP_Post;
use WP_Query;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Returns one page of the table, and the summary above it. */
final class Overview_Route {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers both routes. */
	public function register_routes(): void {
		$permission = static function (): bool {
			return current_user_can( 'edit_posts' );
		};
		register_rest_route(
			Post_Route::ROOT,
			'/overview',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'posts' ),
				'permission_callback' => $permission,
				'args'                => self::parameters(),
			)
		);
		register_rest_route(
			Post_Route::ROOT,
			'/overview/summary',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'summary' ),
				'permission_callback' => $permission,
			)
		);
	}

	/**
	 * One page of published posts.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function posts( WP_REST_Request $request ): array {
		$query = new WP_Query( self::wanted( $request ) + self::published() );
		return array(
			'total' => $query->found_posts,
			'posts' => array_map( array( self::class, 'row' ), $query->posts ),
		);
	}

	/** How many posts are in each state, how many can be found, and the findings with their counts. */
	public function summary(): array {
		$states = array_merge( Verdict::STATES, array( 'stale', 'none' ) );
		$counts = array_map(
			static function ( string $state ): int {
				return self::count( array( Posts_Column::condition( $state ) ) );
			},
			array_combine( $states, $states )
		);
		return array(
			'total'    => self::count( array() ),
			'findable' => self::count(
				array(
					array(
						'key'   => Meta_Keys::INDEXABLE,
						'value' => 'yes',
					),
				)
			),
			'states'   => $counts,
			'findings' => Found_Rules::of( Post_Meta::post_types(), Whose_Posts::author( Post_Meta::post_types() ) ),
		);
	}

	/** The parameters of the table. */
	private static function parameters(): array {
		return array(
			'page'     => array(
				'type'    => 'integer',
				'minimum' => 1,
				'default' => 1,
			),
			'per_page' => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 100,
				'default' => 20,
			),
			'orderby'  => array(
				'type'    => 'string',
				'enum'    => array( 'title', 'date', 'verdict' ),
				'default' => 'date',
			),
			'order'    => array(
				'type'    => 'string',
				'enum'    => array( 'asc', 'desc' ),
				'default' => 'desc',
			),
		) + array_fill_keys(
			array( 'search', 'state', 'rule', 'type' ),
			array(
				'type'    => 'string',
				'default' => '',
			)
		);
	}

	/**
	 * The query's arguments for a request.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private static function wanted( WP_REST_Request $request ): array {
		$order = strtoupper( $request['order'] );
		$type  = in_array( $request['type'], Post_Meta::post_types(), true ) ? array( 'post_type' => $request['type'] ) : array();
		$sort  = 'verdict' === $request['orderby'] ? array( Score_Order::NAME => $order ) : array(
			'orderby' => array(
				$request['orderby'] => $order,
				'ID'                => $order,
			),
		);
		return $type + $sort + array(
			's'              => $request['search'],
			'search_columns' => array( 'post_title' ),
			'paged'          => $request['page'],
			'posts_per_page' => $request['per_page'],
			'meta_query'     => array_values( array_filter( array( Posts_Column::condition( $request['state'] ), Posts_Column::with_rule( $request['rule'] ) ) ) ), // phpcs:ignore WordPress.DB.SlowDBQuery -- these screens query by verdict, which is meta.
		);
	}

	/** Published posts that this user is responsible for. */
	private static function published(): array {
		return array(
			'author'              => Whose_Posts::author( Post_Meta::post_types() ),
			'post_type'           => Post_Meta::post_types(),
			'post_status'         => 'publish',
			'ignore_sticky_posts' => true,
		);
	}

	/**
	 * The number of published posts that match.
	 *
	 * @param array $conditions A meta query.
	 */
	private static function count( array $conditions ): int {
		$one = array(
			'posts_per_page' => 1,
			'fields'         => 'ids',
			'meta_query'     => $conditions, // phpcs:ignore WordPress.DB.SlowDBQuery -- these screens query by verdict, which is meta.
		);
		return ( new WP_Query( $one + self::published() ) )->found_posts;
	}

	/**
	 * The row of a post.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function row( WP_Post $post ): array {
		$verdict  = Verdict::of( $post );
		$keywords = get_post_meta( $post->ID, Meta_Keys::KEYWORDS, true );
		return array(
			'id'          => $post->ID,
			'title'       => html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'edit_url'    => current_user_can( 'edit_post', $post->ID ) ? add_query_arg( Posts_Column::FINDINGS, 1, get_edit_post_link( $post->ID, 'raw' ) ) : null,
			'type'        => get_post_type_object( $post->post_type )->labels->singular_name,
			'date'        => (string) get_the_date( '', $post ),
			'state'       => $verdict['state'] ?? 'none',
			'verdict'     => null === $verdict ? Verdict_Text::state( 'none' ) : Verdict_Text::of( $verdict ),
			'is_stale'    => $verdict['is_stale'] ?? false,
			'findings'    => array_column( $verdict['findings'] ?? array(), 'message' ),
			'keyword'     => is_array( $keywords ) ? $keywords[0]['keyword'] ?? '' : '',
			'seo_title'   => (string) get_post_meta( $post->ID, Meta_Keys::TITLE, true ),
			'description' => (string) get_post_meta( $post->ID, Meta_Keys::DESCRIPTION, true ),
		);
	}
}
