<?php
/**
 * The posts and their state under Tools → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Audits\Found_Rules;
use Plumbline\Audits\Posts_Column;
use Plumbline\Audits\Verdict;
use Plumbline\Audits\Verdict_Text;
use Plumbline\Audits\Worst_First;
use Plumbline\Editing\Post_Fields;
use Plumbline\Head\Title_Variables;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Post_Meta;
use Plumbline\Post_Language;
use Plumbline\Posts\Post_Address;
use Plumbline\Posts\Post_Route;
use Plumbline\Site\Link_Index;
use Plumbline\Site\Site_Issues;
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

	/** Maximum number of posts that are edited together. */
	const MOST_IDS = 500;

	/** Registers the routes. */
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
			'/overview/ids',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'ids' ),
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
		register_rest_route(
			Post_Route::ROOT,
			'/overview/issues',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'issues' ),
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

	/**
	 * The ids of the first posts that match, in the order of the table; those that the user can edit.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function ids( WP_REST_Request $request ): array {
		$all   = array(
			'paged'          => 1,
			'posts_per_page' => self::MOST_IDS,
			'no_found_rows'  => true,
		);
		$query = new WP_Query( $all + self::wanted( $request ) + self::published() );
		$own   = array_filter(
			$query->posts,
			static function ( WP_Post $post ): bool {
				return current_user_can( 'edit_post', $post->ID );
			}
		);
		return wp_list_pluck( array_values( $own ), 'ID' );
	}

	/** How many posts are in each state, how many can be found, the findings with their counts, and the rules that most posts break alike. */
	public function summary(): array {
		$states = array_merge( Verdict::STATES, array( 'stale', 'none' ) );
		$counts = array_map(
			static function ( string $state ): int {
				return self::count( array( Posts_Column::condition( $state ) ) );
			},
			array_combine( $states, $states )
		);
		$total  = self::count( array() );
		$types  = Post_Meta::post_types();
		$author = Whose_Posts::author( $types );
		return array(
			'total'    => $total,
			'findable' => self::count(
				array(
					array(
						'key'   => Meta_Keys::INDEXABLE,
						'value' => 'yes',
					),
				)
			),
			'states'   => $counts,
			'findings' => Found_Rules::of( $types, $author ),
			'shared'   => (object) Found_Rules::on_most_posts( $types, $author, $total - $counts['none'] ),
		);
	}

	/** How many posts have each issue, and how many texts have been read for links. */
	public function issues(): array {
		$counts = array();
		foreach ( Site_Issues::NAMES as $issue ) {
			$one              = array(
				'posts_per_page' => 1,
				'fields'         => 'ids',
			);
			$query            = new WP_Query( $one + Site_Issues::query( $issue ) + self::published() );
			$counts[ $issue ] = $query->found_posts;
		}
		return array(
			'counts' => $counts,
			'links'  => Link_Index::progress(),
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
			'issue'    => array(
				'type'    => 'string',
				'enum'    => array_merge( array( '' ), Site_Issues::NAMES ),
				'default' => '',
			),
			'include'  => array(
				'type'     => 'array',
				'items'    => array( 'type' => 'integer' ),
				'maxItems' => self::MOST_IDS,
				'default'  => array(),
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
		$sort  = 'verdict' === $request['orderby'] ? array( Worst_First::NAME => $order ) : array(
			'orderby' => array(
				$request['orderby'] => $order,
				'ID'                => $order,
			),
		);
		$issue = '' === $request['issue'] ? array() : Site_Issues::query( $request['issue'] );
		$meta  = array_filter( array( Posts_Column::condition( $request['state'] ), Posts_Column::with_rule( $request['rule'] ), $issue['meta_query'] ?? null ) );
		// Posts with the same text stay together.
		return self::chosen( $request, $issue ) + array( 'meta_query' => array_values( $meta ) ) + $issue + $sort + array( // phpcs:ignore WordPress.DB.SlowDBQuery -- these screens query by verdict, which is meta.
			's'              => $request['search'],
			'search_columns' => array( 'post_title' ),
			'paged'          => $request['page'],
			'posts_per_page' => $request['per_page'],
		);
	}

	/**
	 * The post types and ids of a request.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param array           $issue   Arguments of the requested issue.
	 */
	private static function chosen( WP_REST_Request $request, array $issue ): array {
		$types  = $issue['post_type'] ?? Post_Meta::post_types();
		$chosen = array( 'post_type' => in_array( $request['type'], $types, true ) ? $request['type'] : $types );
		$ids    = $request['include'];
		if ( array() === $ids ) {
			return $chosen;
		}
		$both = array_values( array_intersect( $issue['post__in'] ?? $ids, $ids ) );
		return $chosen + array( 'post__in' => array() === $both ? array( 0 ) : $both );
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
		$verdict = Verdict::of( $post );
		$fields  = Post_Fields::of( $post->ID );
		return array(
			'id'          => $post->ID,
			'title'       => Title_Variables::plain( $post->post_title ),
			'edit_url'    => current_user_can( 'edit_post', $post->ID ) ? add_query_arg( Posts_Column::FINDINGS, 1, get_edit_post_link( $post->ID, 'raw' ) ) : null,
			'url'         => Post_Address::of( $post ),
			'type'        => get_post_type_object( $post->post_type )->labels->singular_name,
			'language'    => Post_Language::of( $post->ID ),
			'date'        => (string) get_the_date( '', $post ),
			'state'       => $verdict['state'] ?? 'none',
			'verdict'     => null === $verdict ? Verdict_Text::state( 'none' ) : Verdict_Text::of( $verdict ),
			'is_stale'    => $verdict['is_stale'] ?? false,
			'findings'    => array_column( $verdict['findings'] ?? array(), 'message' ),
			'keyword'     => $fields['keyword'],
			'seo_title'   => $fields['title'],
			'description' => $fields['description'],
			'variables'   => Title_Variables::of( $post ),
			'broken'      => get_post_meta( $post->ID, Meta_Keys::LINK_BROKEN ),
		);
	}
}
