<?php
/**
 * The links between the site's posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Post_Meta;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Stores the links of each text in rows of meta, so that lists need one query; texts are read once, and again when they change. */
final class Link_Index {

	/** Texts that are read in one request. */
	const AT_A_TIME = 40;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'wp_after_insert_post', array( $this, 'update' ), 10, 2 );
	}

	/**
	 * Reads the text of a post that was saved, if the site's links were read before.
	 *
	 * @param int     $post_id The post.
	 * @param WP_Post $post    The post.
	 */
	public function update( $post_id, $post ): void {
		Text_Links::forget();
		if ( $post instanceof WP_Post && 'publish' === $post->post_status && metadata_exists( 'post', $post_id, Meta_Keys::LINKS_READ ) ) {
			self::read( $post );
		}
	}

	/** Reads some texts that were not read yet; returns how many are read, of how many. */
	public static function read_some(): array {
		foreach ( self::unread() as $id ) {
			self::read( get_post( $id ) );
		}
		return self::progress();
	}

	/** How many published posts are read, of how many. */
	public static function progress(): array {
		global $wpdb;
		list( $where, $values ) = self::published();
		// phpcs:disable WordPress.DB -- WordPress has no function that counts this way, and only placeholders are inserted.
		return array(
			'total' => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} AS post WHERE $where", $values ) ),
			'done'  => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->postmeta} AS meta INNER JOIN {$wpdb->posts} AS post ON post.ID = meta.post_id WHERE meta.meta_key = %s AND $where", array_merge( array( Meta_Keys::LINKS_READ ), $values ) ) ),
		);
		// phpcs:enable
	}

	/** URLs that lead to no published post, and may or may not work. */
	public static function unknown(): array {
		return self::values( Meta_Keys::LINK_UNKNOWN );
	}

	/** Ids of the posts that some other text links to. */
	public static function linked(): array {
		return array_map( 'intval', self::values( Meta_Keys::LINK_TO ) );
	}

	/**
	 * Marks links as broken, or as working again, in all texts.
	 *
	 * @param array[] $answers Each with `url` and `is_broken`.
	 */
	public static function check( array $answers ): void {
		foreach ( $answers as $answer ) {
			foreach ( self::posts_with( $answer['url'] ) as $id ) {
				delete_post_meta( $id, Meta_Keys::LINK_BROKEN, wp_slash( $answer['url'] ) );
				if ( $answer['is_broken'] ) {
					add_post_meta( $id, Meta_Keys::LINK_BROKEN, wp_slash( $answer['url'] ) );
				}
			}
		}
	}

	/**
	 * Stores the links of a text. A link that was broken stays so until it is checked again or gone.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function read( WP_Post $post ): void {
		$links = Text_Links::of( $post );
		self::store( $post->ID, Meta_Keys::LINK_TO, array_map( 'strval', $links['posts'] ) );
		self::store( $post->ID, Meta_Keys::LINK_UNKNOWN, $links['unknown'] );
		self::store( $post->ID, Meta_Keys::LINK_BROKEN, array_intersect( get_post_meta( $post->ID, Meta_Keys::LINK_BROKEN ), $links['unknown'] ) );
		update_post_meta( $post->ID, Meta_Keys::LINKS_READ, 1 );
	}

	/**
	 * Makes the rows of a key equal to a list, with as few changes as possible.
	 *
	 * @param int      $post_id The post.
	 * @param string   $key     The meta key.
	 * @param string[] $values  The values.
	 */
	private static function store( int $post_id, string $key, array $values ): void {
		$before = get_post_meta( $post_id, $key );
		foreach ( array_diff( $before, $values ) as $gone ) {
			delete_post_meta( $post_id, $key, wp_slash( $gone ) );
		}
		foreach ( array_diff( array_unique( $values ), $before ) as $new ) {
			add_post_meta( $post_id, $key, wp_slash( $new ) );
		}
	}

	/** Ids of published posts that were not read yet. */
	private static function unread(): array {
		global $wpdb;
		list( $where, $values ) = self::published();
		// phpcs:ignore WordPress.DB -- a bounded query with placeholders.
		return $wpdb->get_col( $wpdb->prepare( "SELECT post.ID FROM {$wpdb->posts} AS post LEFT JOIN {$wpdb->postmeta} AS meta ON meta.post_id = post.ID AND meta.meta_key = %s WHERE meta.meta_id IS NULL AND $where ORDER BY post.ID LIMIT %d", array_merge( array( Meta_Keys::LINKS_READ ), $values, array( self::AT_A_TIME ) ) ) );
	}

	/**
	 * Different values of a key, of published posts.
	 *
	 * @param string $key The meta key.
	 */
	private static function values( string $key ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- WordPress has no function for it.
		return $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta.meta_value FROM {$wpdb->postmeta} AS meta INNER JOIN {$wpdb->posts} AS post ON post.ID = meta.post_id WHERE meta.meta_key = %s AND post.post_status = 'publish'", $key ) );
	}

	/**
	 * Ids of the posts whose text has a link to this URL.
	 *
	 * @param string $url The URL.
	 */
	private static function posts_with( string $url ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- WordPress has no function for it.
		return $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = %s", Meta_Keys::LINK_UNKNOWN, $url ) );
	}

	/** A condition for posts that are published, and its values. */
	private static function published(): array {
		$types = Post_Meta::post_types();
		$in    = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		return array( "post.post_status = 'publish' AND post.post_type IN ($in)", $types );
	}
}
