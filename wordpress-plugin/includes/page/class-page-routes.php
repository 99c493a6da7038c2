<?php
/**
 * The URL from which the editor fetches the rendered page.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Audits\Content_Hash;
use Plumbline\Posts\Post_Address;
use Plumbline\Posts\Post_Route;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Returns the URL that shows a post's page, and its permalink. */
final class Page_Routes {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		( new Visitor_Page() )->register();
	}

	/** Registers the route. */
	public function register_routes(): void {
		Post_Route::register(
			'page',
			'GET',
			array( $this, 'page' ),
			array(
				'saved' => array(
					'type'        => 'boolean',
					'default'     => false,
					'description' => __( 'Whether to leave out changes since the last save.', 'plumbline' ),
				),
			)
		);
	}

	/**
	 * The URL of the preview with its mark, the permalink, and the hash of the saved post. The browser
	 * fetches the page itself: a server with a single PHP process would wait for itself.
	 *
	 * @param WP_Post         $post    The post.
	 * @param WP_REST_Request $request The request.
	 */
	public function page( WP_Post $post, WP_REST_Request $request ): array {
		return Visitor_Page::request( $post, $request['saved'] ? 0 : get_current_user_id() ) + array(
			'address' => Post_Address::of( $post ),
			'hash'    => Content_Hash::of( $post ),
		);
	}
}
