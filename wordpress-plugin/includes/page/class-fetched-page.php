<?php
/**
 * A post's page, requested by this site itself.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Requests a post as visitors get it, for audits on the server. */
final class Fetched_Page {

	/**
	 * The parameters of an audit of the page; an error if visitors get something else, and null if this
	 * site cannot request itself.
	 *
	 * @param WP_Post $post The post.
	 * @return array|WP_Error|null
	 */
	public static function of( WP_Post $post ) {
		$request = Visitor_Page::request( $post, 0 );
		$answer  = wp_remote_get(
			$request['source'],
			array(
				'redirection' => 0,
				'timeout'     => 15,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
			)
		);
		$status  = wp_remote_retrieve_response_code( $answer );
		if ( '' === $status ) {
			return null;
		}
		$html    = wp_remote_retrieve_body( $answer );
		$headers = self::headers( $answer );
		$mark    = strtolower( Visitor_Page::HEADER );
		$target  = (string) current( (array) ( $headers['location'] ?? '' ) );
		$is_it   = '' === $target && ( $request['mark'] === ( $headers[ $mark ] ?? '' ) || false !== strpos( $html, $request['mark'] ) );
		if ( ! $is_it ) {
			return new WP_Error( 'plumbline_other_page', Other_Page::text( $status, $target, $html ) );
		}
		return array(
			'html'    => $html,
			'status'  => $status,
			'headers' => array_map(
				static function ( $value ): string {
					return implode( ', ', (array) $value );
				},
				array_diff_key( $headers, array_flip( array( 'cache-control', 'expires', $mark ) ) )
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
