<?php
/**
 * A post's page, requested by this site itself.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Requests a post as visitors get it, for audits on the server. */
final class Fetched_Page {

	/**
	 * The parameters of an audit of the page; null if this site cannot request itself.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): ?array {
		$answer = wp_remote_get(
			Visitor_Page::url( $post, 0 ),
			array(
				'redirection' => 0,
				'timeout'     => 15,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
			)
		);
		$status = wp_remote_retrieve_response_code( $answer );
		return '' === $status ? null : array(
			'html'    => wp_remote_retrieve_body( $answer ),
			'status'  => $status,
			'headers' => array_map(
				static function ( $value ): string {
					return implode( ', ', (array) $value );
				},
				array_diff_key( self::headers( $answer ), array_flip( array( 'cache-control', 'expires' ) ) )
			),
			'scope'   => 'document',
		);
	}

	/**
	 * The headers as a plain list.
	 *
	 * @param array $answer The result of `wp_remote_get`.
	 */
	private static function headers( array $answer ): array {
		$headers = wp_remote_retrieve_headers( $answer );
		return is_array( $headers ) ? $headers : $headers->getAll();
	}
}
