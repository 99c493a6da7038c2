<?php
/**
 * Autosaves of the classic editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Classic;

use Plumbline\Posts\Post_Route;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Stores what is typed into the form as the user's autosave, so that the rendered page can show it.
 * WordPress's own route exists only for post types of the REST API.
 */
final class Autosave_Route {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
	}

	/** Registers the route. */
	public function register_route(): void {
		$text = array(
			'type'     => 'string',
			'required' => true,
		);
		Post_Route::register(
			'autosave',
			'POST',
			array( $this, 'save' ),
			array(
				'title'   => $text,
				'content' => $text,
				'excerpt' => $text,
				'meta'    => array(
					'type'    => 'object',
					'default' => array(),
				),
			)
		);
	}

	/**
	 * Saves it.
	 *
	 * @param WP_Post         $post    The post.
	 * @param WP_REST_Request $request What is typed.
	 * @return array|WP_Error
	 */
	public function save( WP_Post $post, WP_REST_Request $request ) {
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$values = array(
			'post_ID'      => $post->ID,
			'post_type'    => $post->post_type,
			'post_title'   => $request['title'],
			'post_content' => $request['content'],
			'post_excerpt' => $request['excerpt'],
		);
		$saved  = wp_create_post_autosave( wp_slash( $values ) );
		if ( is_wp_error( $saved ) || 0 === $saved ) {
			return is_wp_error( $saved ) ? $saved : array( 'id' => 0 );
		}
		$meta = Changed_Meta::allowed( $post->ID, (array) $request['meta'] ) + Changed_Meta::of( $post->ID );
		foreach ( $meta as $key => $value ) {
			// Not `update_post_meta`, which would change the post itself.
			update_metadata( 'post', (int) $saved, $key, wp_slash( $value ) );
		}
		return array( 'id' => (int) $saved );
	}
}
