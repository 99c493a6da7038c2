<?php
/**
 * Whether changes of a post worked, in the editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Effects;

use Plumbline\Connection\Server_Failure;
use Plumbline\Connection\Server_Settings;
use Plumbline\Posts\Post_Address;
use Plumbline\Posts\Post_Route;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Returns the server's sentences about the last changes of a post. */
final class Effects_Routes {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the route. */
	public function register_routes(): void {
		Post_Route::register( 'effects', 'GET', array( $this, 'effects' ) );
	}

	/**
	 * Sentences, newest change first; none for a post that is not published.
	 *
	 * @param WP_Post $post The post.
	 * @return string[]|WP_Error
	 */
	public function effects( WP_Post $post ) {
		if ( null === Server_Settings::site() ) {
			return Server_Failure::of( Server_Settings::is_connected() ? 'unknown_site' : 'not_connected' );
		}
		return 'publish' === $post->post_status ? Post_Effects::of( Post_Address::of( $post ) ) : array();
	}
}
