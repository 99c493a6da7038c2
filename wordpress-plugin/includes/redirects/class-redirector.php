<?php
/**
 * Answers to requests of redirected URLs.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

defined( 'ABSPATH' ) || exit;

/** Redirects visitors. On a site without redirects it does nothing, not even a query. */
final class Redirector {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'template_redirect', array( $this, 'redirect' ), 1 );
		add_action( 'save_post', array( $this, 'make_way' ) );
	}

	/**
	 * Removes the redirect from the URL of a post that moved away and came back.
	 *
	 * @param int $post_id The post.
	 */
	public function make_way( $post_id ): void {
		if ( 0 === Redirect_Table::size() || 'publish' !== get_post_status( $post_id ) ) {
			return;
		}
		$path = Redirect_Path::of( (string) get_permalink( $post_id ) );
		Redirect_Table::remove(
			array(
				'kind'   => 'path',
				'source' => (string) $path,
				'origin' => 'slug',
			)
		);
	}

	/** Redirects the request if the table says so. */
	public function redirect(): void {
		if ( is_admin() || 0 === Redirect_Table::size() || ! isset( $_SERVER['REQUEST_URI'] ) ) {
			return;
		}
		$found = Redirects::of( wp_unslash( $_SERVER['REQUEST_URI'] ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- it is only compared with stored paths.
		if ( null === $found ) {
			return;
		}
		if ( '' === $found['target'] ) {
			$this->show_nothing( (int) $found['status'] );
			return;
		}
		// The target was entered by somebody who manages the site and may be a different site.
		wp_redirect( $found['target'], (int) $found['status'], 'Plumbline' ); // phpcs:ignore WordPress.Security.SafeRedirect
		exit;
	}

	/**
	 * Shows the theme's page for missing pages.
	 *
	 * @param int $status 410 or 451.
	 */
	private function show_nothing( int $status ): void {
		$GLOBALS['wp_query']->set_404();
		status_header( $status );
		nocache_headers();
	}
}
