<?php
/**
 * Routes that are about one post.
 *
 * @package Plumbline
 */

namespace Plumbline\Posts;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Registers `plumbline/v1/posts/<id>/…` for users who may edit that post. */
final class Post_Route {

	const ROOT = 'plumbline/v1';

	/**
	 * Registers a route; call it on `rest_api_init`.
	 *
	 * @param string        $name       What of the post it is about.
	 * @param string        $methods    `GET`, `POST`.
	 * @param callable      $answer     Gets the post and the request.
	 * @param array         $args       Schema of the parameters.
	 * @param callable|null $permission Gets the post; asked after whether the post may be edited.
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
	 * Whether the user may edit a post. A missing post and a forbidden one get the same answer.
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
			__( 'There is no such post, or you may not edit it.', 'plumbline' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
