<?php
/**
 * The hash of the content a verdict is based on.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Fields\Extra_Content;
use Plumbline\Meta\Meta_Keys;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Hashes every part of a post that can affect its verdict. Its status cannot: drafts are judged as published. */
final class Content_Hash {

	/**
	 * The hash of a post's saved state.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): string {
		$written = array_map(
			static function ( string $key ) use ( $post ) {
				return get_post_meta( $post->ID, $key, true );
			},
			array_merge( Meta_Keys::WRITTEN, array( '_thumbnail_id', '_wp_page_template' ) )
		);
		// WordPress makes the slug of a draft when it is published.
		$slug   = '' === $post->post_name ? sanitize_title( $post->post_title ) : $post->post_name;
		$fields = array( $post->post_title, $post->post_content, $post->post_excerpt, $slug, $post->post_password );
		return md5( (string) wp_json_encode( array( $fields, $written, Extra_Content::of( $post ) ) ) );
	}
}
