<?php
/**
 * The posts to audit.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Audits\Content_Hash;
use Plumbline\Audits\Verdict;
use Plumbline\Head\Foreign_Fields;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Post_Meta;
use Plumbline\Post_Language;
use Plumbline\Posts\Post_Route;
use WP_Post;
use WP_Query;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Lists published posts, or chosen ones, newest first, with the data their audit needs. */
final class Posts_Route {

	const AT_A_TIME = 20;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
	}

	/** Registers the route. */
	public function register_route(): void {
		register_rest_route(
			Post_Route::ROOT,
			'/posts',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'posts' ),
				'permission_callback' => static function (): bool {
					return current_user_can( 'edit_posts' );
				},
				'args'                => array(
					'offset' => array(
						'type'    => 'integer',
						'minimum' => 0,
						'default' => 0,
					),
					'ids'    => array(
						'type'    => 'array',
						'items'   => array( 'type' => 'integer' ),
						'default' => array(),
					),
				),
			)
		);
	}

	/**
	 * A batch of posts and the total. Posts that the user is not allowed to edit are left out, but
	 * counted.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function posts( WP_REST_Request $request ): array {
		$query = new WP_Query(
			array(
				'author'              => Whose_Posts::author( Post_Meta::post_types() ),
				'post_type'           => Post_Meta::post_types(),
				// Chosen posts may be drafts.
				'post_status'         => array() === $request['ids'] ? 'publish' : 'any',
				'post__in'            => $request['ids'],
				'posts_per_page'      => self::AT_A_TIME,
				'offset'              => $request['offset'],
				// Sticky posts would be added to every batch.
				'ignore_sticky_posts' => true,
				'orderby'             => array(
					'date' => 'DESC',
					'ID'   => 'DESC',
				),
			)
		);
		$own = array_filter(
			$query->posts,
			static function ( WP_Post $post ): bool {
				return current_user_can( 'edit_post', $post->ID );
			}
		);
		return array(
			'total' => $query->found_posts,
			'next'  => $request['offset'] + count( $query->posts ),
			'posts' => array_map( array( $this, 'post' ), array_values( $own ) ),
		);
	}

	/**
	 * The data of a post.
	 *
	 * @param WP_Post $post The post.
	 */
	private function post( WP_Post $post ): array {
		$verdict = Verdict::of( $post );
		return array(
			'id'       => $post->ID,
			'title'    => html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'edit_url' => get_edit_post_link( $post->ID, 'raw' ),
			'language' => Post_Language::of( $post->ID ),
			'is_fresh' => null !== $verdict && ! $verdict['is_stale'],
			'hash'     => Content_Hash::of( $post ),
			'meta'     => array(
				Meta_Keys::KEYWORDS   => Foreign_Fields::keywords_that_count( $post->ID ),
				Meta_Keys::HIDDEN     => (bool) get_post_meta( $post->ID, Meta_Keys::HIDDEN, true ),
				Meta_Keys::LANGUAGE   => (string) get_post_meta( $post->ID, Meta_Keys::LANGUAGE, true ),
				Meta_Keys::DISMISSALS => get_post_meta( $post->ID, Meta_Keys::DISMISSALS, true ),
			),
		);
	}
}
