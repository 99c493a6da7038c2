<?php
/**
 * The owner and the fields of a post's head.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Posts\Post_Address;
use Plumbline\Posts\Post_Route;
use Plumbline\Terms\Primary_Term;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Returns to the editor which plugin controls title and description. */
final class Head_Routes {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the route. */
	public function register_routes(): void {
		Post_Route::register( 'head', 'GET', array( $this, 'head' ) );
	}

	/**
	 * The owner and the fields.
	 *
	 * @param WP_Post $post The post.
	 */
	public function head( WP_Post $post ): array {
		$owner = Seo_Plugins::owner();
		return array(
			'owner'      => $owner,
			'fields'     => null === $owner ? null : Foreign_Fields::of( $owner, $post->ID ),
			'variables'  => Title_Variables::of( $post ),
			'address'    => Post_Address::of( $post ),
			'taxonomies' => Primary_Term::choices( $post ),
		);
	}
}
