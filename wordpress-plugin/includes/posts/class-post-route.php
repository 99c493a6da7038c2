<?php
/**
 * Routes about one post.
 *
 * @package Plumbline
 */

namespace Plumbline\Posts;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Registers `plumbline/v1/posts/<id>/…` for users who are allowed to edit that post. */
final class Post_Route {

	const ROOT = 'plumbline/v1';

	/**
	 * Registers a route; call it on `rest_api_init`.
	 *
	 * @param string        $name       The part of the post that it is about.
	 * @param string        $methods    `GET`, `POST`.
	 * @param callable      $answer     Gets the post and the request.
	 * @param array         $args       Schema of the parameters.
	 * @param callable|null $permission Gets the post; runs only if the user is allowed to edit the post.
	 */
	public static function register( string $name, string $methods, callable $answer, array $args = array(), ?callable $permission = null ): void {
		register_rest_route(
			self::ROOT,
			'/posts/(?P<id>\d+)/' . $name,
			array(
				'methods'             => $methods,
				'args'                => $args,
				'permission_callback' => static function ( WP_REST_Request $request ) use ( $permission ) {
					$allowed = self::may_edit( (int) $request['id'] );
					return true === $allowed && $permission ? $permission( get_post( (int) $request['id'] ) ) : $allowed;
				},
				'callback'            => static function ( WP_REST_Request $request ) use ( $answer ) {
					return $answer( get_post( (int) $request['id'] ), $request );
				},
			)
		);
	}

	/**
	 * True if the user is allowed to edit a post. The error is the same for a missing post and a
	 * forbidden one.
	 *
	 * @param int $post_id The post.
	 * @return true|WP_Error
	 */
	private static function may_edit( int $post_id ) {
		$post = get_post( $post_id );
		if ( $post && is_post_type_viewable( $post->post_type ) && current_user_can( 'edit_post', $post_id ) ) {
			return true;
		}
		return new WP_Error(
			'plumbline_forbidden',
			__( 'The post does not exist, or you are not allowed to edit it.', 'plumbline' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
