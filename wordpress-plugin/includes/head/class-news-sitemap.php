<?php
/**
 * The sitemap for Google News.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Post_Language;
use WP_Post;
use WP_Query;
use WP_Sitemaps_Posts;
use WP_Sitemaps_Provider;

defined( 'ABSPATH' ) || exit;

/** Lists the posts of the last two days with title, date and name of the publication. */
final class News_Sitemap extends WP_Sitemaps_Provider {

	/** The most that Google reads of one file, and how long it calls a post news. */
	const MOST = 1000;
	const AGE  = '2 days ago';

	/** Names the sitemap. */
	public function __construct() {
		$this->name        = 'news';
		$this->object_type = 'news';
	}

	/**
	 * The entries.
	 *
	 * @param int    $page_num       The page; there is only the first.
	 * @param string $object_subtype Not used.
	 */
	public function get_url_list( $page_num, $object_subtype = '' ): array {
		return array_map( array( self::class, 'entry' ), 1 === (int) $page_num ? self::posts() : array() );
	}

	/**
	 * The number of pages: without news WordPress does not list the sitemap.
	 *
	 * @param string $object_subtype Not used.
	 */
	public function get_max_num_pages( $object_subtype = '' ): int {
		return self::posts() ? 1 : 0;
	}

	/** The posts that sitemaps may list, newest first. */
	private static function posts(): array {
		if ( ! isset( ( new WP_Sitemaps_Posts() )->get_object_subtypes()['post'] ) ) {
			return array();
		}
		$query = array(
			'post_type'              => 'post',
			'post_status'            => 'publish',
			'posts_per_page'         => self::MOST, // phpcs:ignore WordPress.WP.PostsPerPage -- as many as the file may have.
			'date_query'             => array( array( 'after' => self::AGE ) ),
			'has_password'           => false,
			'no_found_rows'          => true,
			'ignore_sticky_posts'    => true,
			'update_post_term_cache' => false,
			'update_post_meta_cache' => false,
		);
		/** This filter is documented in wp-includes/sitemaps/providers/class-wp-sitemaps-posts.php. */
		$query = apply_filters( 'wp_sitemaps_posts_query_args', $query, 'post' ); // phpcs:ignore WordPress.NamingConventions -- hidden posts stay out here, too.
		return ( new WP_Query( $query ) )->posts;
	}

	/**
	 * An entry.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function entry( WP_Post $post ): array {
		return array(
			'loc'  => get_permalink( $post ),
			'news' => array(
				array(
					'publication'      => array(
						'name'     => Title_Variables::of_site()['site'],
						'language' => self::language( $post ),
					),
					'publication_date' => (string) get_post_time( DATE_W3C, true, $post ),
					'title'            => Title_Variables::plain( get_the_title( $post ) ),
				),
			),
		);
	}

	/**
	 * The language as Google wants it: two or three letters, and the country for Chinese only.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function language( WP_Post $post ): string {
		$tag = strtolower( Post_Language::of( $post->ID ) );
		return in_array( $tag, array( 'zh-cn', 'zh-tw' ), true ) ? $tag : explode( '-', $tag )[0];
	}
}
