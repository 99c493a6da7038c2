<?php
/**
 * REST routes of verdicts.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Posts\Post_Route;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Returns and stores the verdict of a post. */
final class Verdict_Routes {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_action( 'wp_after_insert_post', array( $this, 'mark_stale' ) );
		// Later than priority 10, at which WordPress restores the meta of the revision.
		add_action( 'wp_restore_post_revision', array( $this, 'mark_stale' ), 20 );
	}

	/** Registers the routes. */
	public function register_routes(): void {
		Post_Route::register( 'verdict', 'GET', array( $this, 'verdict' ) );
		Post_Route::register( 'verdict', 'POST', array( $this, 'keep' ), Verdict::schema() );
	}

	/**
	 * The last verdict.
	 *
	 * @param WP_Post $post The post.
	 * @return array|WP_Error
	 */
	public function verdict( WP_Post $post ) {
		$verdict = Verdict::of( $post );
		return null !== $verdict ? $verdict : new WP_Error(
			'plumbline_no_verdict',
			__( 'This post has not been audited yet.', 'plumbline' ),
			array( 'status' => 404 )
		);
	}

	/**
	 * Stores the result of an audit in the browser.
	 *
	 * @param WP_Post         $post    The post.
	 * @param WP_REST_Request $request The verdict.
	 */
	public function keep( WP_Post $post, WP_REST_Request $request ): array {
		return Verdict::save( $post, array_intersect_key( $request->get_params(), Verdict::schema() ) );
	}

	/**
	 * Lets the list find posts that have changed since their verdict.
	 *
	 * @param int $post_id The post.
	 */
	public function mark_stale( $post_id ): void {
		$post = get_post( $post_id );
		$kept = get_post_meta( $post_id, Meta_Keys::VERDICT, true );
		if ( $post && is_array( $kept ) ) {
			$is_same = Content_Hash::of( $post ) === ( $kept['hash'] ?? '' );
			update_post_meta( $post_id, Meta_Keys::FRESH_FOR, $is_same ? Verdict::rules_of( $kept ) : '' );
		}
	}
}
