<?php
/**
 * The URL of a post before its slug changed.
 *
 * @package Plumbline
 */

namespace Plumbline\Posts;

use Plumbline\Meta\Indexing_Capability;
use Plumbline\Redirects\Redirects;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Checks whether the old URL still redirects to the post, and which software does it. */
final class Old_Address {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the route. */
	public function register_routes(): void {
		$args = array(
			'slug' => array(
				'type'              => 'string',
				'required'          => true,
				'minLength'         => 1,
				'maxLength'         => 200,
				'sanitize_callback' => 'sanitize_title',
				'description'       => __( 'The end of the URL before the change.', 'plumbline' ),
			),
		);
		Post_Route::register( 'old-address', 'GET', array( $this, 'look' ), $args );
		Post_Route::register(
			'old-address',
			'POST',
			array( $this, 'redirect' ),
			$args,
			static function (): bool {
				return current_user_can( Indexing_Capability::NAME );
			}
		);
	}

	/**
	 * Redirects the old URL to the post, for posts whose old slugs WordPress does not remember.
	 *
	 * @param WP_Post         $post    The post.
	 * @param WP_REST_Request $request The old slug.
	 * @return array|WP_Error
	 */
	public function redirect( WP_Post $post, WP_REST_Request $request ) {
		$target = Post_Address::of( $post );
		$old    = self::with_slug( $post, (string) $request['slug'] );
		$added  = Redirects::add( $old, $target, 301, 'slug' );
		return is_wp_error( $added ) ? $added : array(
			'address'      => $old,
			'case'         => 'redirect',
			'target'       => $target,
			'by'           => 'Plumbline',
			'is_permanent' => true,
		);
	}

	/**
	 * Requests the old URL without following the redirect and returns its target.
	 *
	 * @param WP_Post         $post    The post.
	 * @param WP_REST_Request $request The old slug.
	 */
	public function look( WP_Post $post, WP_REST_Request $request ): array {
		$address = self::with_slug( $post, (string) $request['slug'] );
		$answer  = wp_remote_head(
			$address,
			array(
				'redirection' => 0,
				'timeout'     => 5,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
			)
		);
		return array( 'address' => $address ) + self::outcome(
			(int) wp_remote_retrieve_response_code( $answer ),
			self::header( $answer, 'location' ),
			self::header( $answer, 'x-redirect-by' ),
			Post_Address::of( $post )
		);
	}

	/**
	 * The meaning of an answer: its `case` and, for a redirect, its `target` and `by`, the software
	 * that redirects.
	 *
	 * @param int    $status   Status of the answer; 0 without an answer.
	 * @param string $location The target of the redirect.
	 * @param string $by       The software that redirects: WordPress and plugins name themselves in a header.
	 * @param string $wanted   The current URL of the post.
	 */
	public static function outcome( int $status, string $location, string $by, string $wanted ): array {
		if ( 404 === $status || 410 === $status ) {
			return array( 'case' => 'nothing' );
		}
		if ( $status >= 200 && $status < 300 ) {
			return array( 'case' => 'other_page' );
		}
		if ( $status < 300 || $status >= 400 || '' === $location ) {
			return array( 'case' => 'unknown' );
		}
		$target = self::absolute( $location, $wanted );
		$is_it  = untrailingslashit( $target ) === untrailingslashit( $wanted );
		return array(
			'case'         => $is_it ? ( 'WordPress' === $by ? 'wordpress' : 'redirect' ) : 'elsewhere',
			'target'       => $target,
			'by'           => $by,
			'is_permanent' => 301 === $status || 308 === $status,
		);
	}

	/**
	 * The URL the post would have with a different slug.
	 *
	 * @param WP_Post $post The post.
	 * @param string  $slug The slug.
	 */
	private static function with_slug( WP_Post $post, string $slug ): string {
		$before            = clone $post;
		$before->post_name = $slug;
		return Post_Address::of( $before );
	}

	/**
	 * The absolute URL of a redirect's target, which may be a path.
	 *
	 * @param string $location The target of the redirect.
	 * @param string $base     A URL of the same site.
	 */
	private static function absolute( string $location, string $base ): string {
		return esc_url_raw( \WP_Http::make_absolute_url( $location, $base ) );
	}

	/**
	 * A header as a string; empty if it is missing.
	 *
	 * @param array|\WP_Error $answer An answer.
	 * @param string          $name   Name of the header.
	 */
	private static function header( $answer, string $name ): string {
		$value = wp_remote_retrieve_header( $answer, $name );
		return is_array( $value ) ? (string) end( $value ) : (string) $value;
	}
}
