<?php
/**
 * The posts that are worth work.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Audits\Verdict;
use Plumbline\Audits\Worst_First;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Post_Meta;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Lists published posts with findings, worst first, for agents. */
final class Posts_Worth_Work {

	/**
	 * A page of posts. `total` counts those with findings, and `not_audited` those that nobody has
	 * looked at: an empty list means “nothing to do” only if it is 0.
	 *
	 * @param int $limit  Most posts.
	 * @param int $offset Posts to skip.
	 */
	public static function page( int $limit, int $offset ): array {
		$found = self::query(
			array(
				'key'     => Meta_Keys::STATE,
				'value'   => array( 'must_fix', 'worth_fixing' ),
				'compare' => 'IN',
			),
			array(
				'posts_per_page'  => $limit,
				'offset'          => $offset,
				Worst_First::NAME => 'ASC',
			)
		);
		$own   = array_filter(
			$found->posts,
			static function ( WP_Post $post ): bool {
				return current_user_can( 'edit_post', $post->ID );
			}
		);
		$other = self::query(
			array(
				'key'     => Meta_Keys::STATE,
				'compare' => 'NOT EXISTS',
			),
			array(
				'posts_per_page' => 1,
				'fields'         => 'ids',
			)
		);
		return array(
			'posts'       => array_map( array( self::class, 'post' ), array_values( $own ) ),
			'total'       => $found->found_posts,
			'next_offset' => $offset + count( $found->posts ) < $found->found_posts ? $offset + count( $found->posts ) : null,
			'not_audited' => $other->found_posts,
		);
	}

	/**
	 * Published posts of the user.
	 *
	 * @param array $meta What their meta must be.
	 * @param array $more More arguments.
	 */
	private static function query( array $meta, array $more ): WP_Query {
		return new WP_Query(
			$more + array(
				'author'              => Whose_Posts::author( Post_Meta::post_types() ),
				'post_type'           => Post_Meta::post_types(),
				'post_status'         => 'publish',
				'ignore_sticky_posts' => true,
				'meta_query'          => array( $meta ), // phpcs:ignore WordPress.DB.SlowDBQuery -- the list of posts filters like this too.
			)
		);
	}

	/**
	 * One post with the finding to begin with.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function post( WP_Post $post ): array {
		$verdict = Verdict::of( $post );
		return array(
			'id'       => $post->ID,
			'title'    => html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'url'      => get_permalink( $post ),
			'state'    => $verdict['state'] ?? null,
			'counts'   => $verdict['counts'] ?? null,
			'is_stale' => $verdict['is_stale'] ?? null,
			'first'    => $verdict['findings'][0] ?? null,
		);
	}
}
