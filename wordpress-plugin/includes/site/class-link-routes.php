<?php
/**
 * Routes that read and check the links between posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Posts\Post_Route;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The browser asks for one part after the other, and opens the URLs that WordPress cannot judge. */
final class Link_Routes {

	/** Maximum number of answers in one request. */
	const MOST = 100;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the routes. */
	public function register_routes(): void {
		$this->route( '/links/read', 'POST', array( Link_Index::class, 'read_some' ) );
		$this->route( '/links/unknown', 'GET', array( Link_Index::class, 'unknown' ) );
		$this->route(
			'/links/checked',
			'POST',
			array( $this, 'check' ),
			array(
				'answers' => array(
					'type'     => 'array',
					'required' => true,
					'maxItems' => self::MOST,
					'items'    => array(
						'type'       => 'object',
						'properties' => array(
							'url'       => array(
								'type'     => 'string',
								'required' => true,
							),
							'is_broken' => array(
								'type'     => 'boolean',
								'required' => true,
							),
						),
					),
				),
			)
		);
	}

	/**
	 * Stores which links are broken.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function check( WP_REST_Request $request ): array {
		Link_Index::check( $request['answers'] );
		return array( 'checked' => count( $request['answers'] ) );
	}

	/**
	 * Registers a route for people who edit the posts of others.
	 *
	 * @param string   $path    Its path.
	 * @param string   $methods `GET` or `POST`.
	 * @param callable $answer  The answer.
	 * @param array    $args    Schema of the parameters.
	 */
	private function route( string $path, string $methods, callable $answer, array $args = array() ): void {
		register_rest_route(
			Post_Route::ROOT,
			$path,
			array(
				'methods'             => $methods,
				'callback'            => $answer,
				'permission_callback' => static function (): bool {
					return current_user_can( 'edit_others_posts' );
				},
				'args'                => $args,
			)
		);
	}
}
