<?php
/**
 * Where the editor gets the rendered page.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Posts\Post_Address;
use Plumbline\Posts\Post_Route;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Tells whoever edits a post where its page can be fetched, and where it will stand. */
final class Page_Routes {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		( new Visitor_Page() )->register();
	}

	/** Registers the route. */
	public function register_routes(): void {
		Post_Route::register( 'page', 'GET', array( $this, 'page' ) );
	}

	/**
	 * Both addresses. The browser fetches the page itself, so that a server with one process at a
	 * time does not wait for itself.
	 *
	 * @param WP_Post $post The post.
	 */
	public function page( WP_Post $post ): array {
		return array(
			'source'  => Visitor_Page::url( $post ),
			'address' => Post_Address::of( $post ),
		);
	}
}
