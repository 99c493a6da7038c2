<?php
/**
 * The watch on the dashboard.
 *
 * @package Plumbline
 */

namespace Plumbline\Watch;

use Plumbline\Connection\Server_Settings;
use Plumbline\Posts\Post_Route;
use WP_Error;

use const Plumbline\RULE_SET;

defined( 'ABSPATH' ) || exit;

/**
 * A dashboard widget with what is broken, and with the pages that are worth half an hour. The
 * browser asks for its content, so that the dashboard never waits for the server.
 */
final class Watch_Widget {

	const SLUG = 'plumbline-watch';

	/** Pages of each fault; the rest is counted. */
	const MOST_PAGES = 3;

	/** Route of the content. */
	const ROUTE = '/overview/watch';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'wp_dashboard_setup', array( $this, 'add' ) );
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
	}

	/** Adds it for those who may see rankings, where a server knows the site. */
	public function add(): void {
		if ( null !== Server_Settings::site() && self::is_allowed() ) {
			wp_add_dashboard_widget( self::SLUG, __( 'Plumbline watch', 'plumbline' ), array( $this, 'render' ) );
			self::enqueue();
		}
	}

	/** Registers the route. */
	public function register_route(): void {
		register_rest_route(
			Post_Route::ROOT,
			self::ROUTE,
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'content' ),
				'permission_callback' => array( self::class, 'is_allowed' ),
			)
		);
	}

	/** Whether the user may see rankings. */
	public static function is_allowed(): bool {
		return current_user_can( 'edit_posts' );
	}

	/** Prints the place of the content. */
	public function render(): void {
		printf( '<div id="%s-content" aria-live="polite"><p>%s</p></div>', esc_attr( self::SLUG ), esc_html__( 'Asking the server…', 'plumbline' ) );
	}

	/** Lets the browser ask for the content, below its place. */
	private static function enqueue(): void {
		wp_register_script( self::SLUG, false, array( 'wp-api-fetch' ), RULE_SET, array( 'in_footer' => true ) );
		wp_enqueue_script( self::SLUG );
		$script = sprintf(
			"{
				const place = document.getElementById( '%s-content' );
				wp.apiFetch( { path: '/%s' } ).then(
					( html ) => { place.innerHTML = html; },
					( { message } ) => { place.textContent = message; }
				);
			}",
			self::SLUG,
			Post_Route::ROOT . self::ROUTE
		);
		wp_add_inline_script( self::SLUG, $script );
	}

	/**
	 * The content as HTML.
	 *
	 * @return string|WP_Error
	 */
	public function content() {
		$known = Open_Faults::now();
		if ( is_wp_error( $known ) ) {
			return $known;
		}
		$faults = (array) ( $known['faults'] ?? array() );
		return ( array() === $faults ? sprintf( '<p>%s</p>', esc_html( self::state( $known ) ) ) : self::list_of( $faults ) )
			. self::worthwhile( (array) ( $known['worthwhile'] ?? array() ) );
	}

	/**
	 * Why no fault is listed.
	 *
	 * @param array $known The answer of the server.
	 */
	private static function state( array $known ): string {
		if ( 0 === (int) ( $known['watch_count'] ?? 0 ) ) {
			return __( 'No watch looks at this site yet. Add one in the console of your server.', 'plumbline' );
		}
		$looked = strtotime( (string) ( $known['looked_at'] ?? '' ) );
		return false === $looked
			? __( 'The watch has not looked yet.', 'plumbline' )
			/* translators: %s: a duration, such as “2 hours”. */
			: sprintf( __( 'Nothing is broken. The watch looked %s ago.', 'plumbline' ), human_time_diff( $looked ) );
	}

	/**
	 * Each fault with its first pages.
	 *
	 * @param array $faults The open faults.
	 */
	private static function list_of( array $faults ): string {
		$html = '';
		foreach ( $faults as $fault ) {
			$pages = array_slice( (array) ( $fault['pages'] ?? array() ), 0, self::MOST_PAGES );
			$items = implode( '', array_map( array( self::class, 'faulty_page' ), $pages ) );
			$more  = (int) $fault['count'] - count( $pages );
			if ( $more > 0 ) {
				/* translators: %d: a number of pages. */
				$items .= sprintf( '<li>%s</li>', esc_html( sprintf( _n( 'and %d more', 'and %d more', $more, 'plumbline' ), $more ) ) );
			}
			$html .= sprintf( '<h3><bdi>%s</bdi></h3><ul>%s</ul>', esc_html( $fault['text'] ), $items );
		}
		return $html;
	}

	/**
	 * A page with a fault.
	 *
	 * @param array $page The page.
	 */
	private static function faulty_page( array $page ): string {
		$detail = (string) ( $page['detail'] ?? '' );
		$url    = (string) ( $page['url'] ?? '' );
		if ( '' === $url ) {
			return sprintf( '<li><bdi>%s</bdi></li>', esc_html( $detail ) );
		}
		return sprintf( '<li>%s%s</li>', self::link( $url ), '' === $detail ? '' : ' <bdi>' . esc_html( $detail ) . '</bdi>' );
	}

	/**
	 * The pages that are worth half an hour, as the weekly digest names them.
	 *
	 * @param array $worthwhile The line, and the pages with their reasons.
	 */
	private static function worthwhile( array $worthwhile ): string {
		$pages = (array) ( $worthwhile['pages'] ?? array() );
		if ( array() === $pages ) {
			return '';
		}
		$items = array_map(
			static function ( array $page ): string {
				return sprintf( '<li>%s <bdi>%s</bdi></li>', self::link( $page['url'] ), esc_html( $page['reason'] ) );
			},
			$pages
		);
		return sprintf( '<h3><bdi>%s</bdi></h3><ul>%s</ul>', esc_html( $worthwhile['text'] ), implode( '', $items ) );
	}

	/**
	 * A link to the editor of a post that the user can edit, else to the page.
	 *
	 * @param string $url The page.
	 */
	private static function link( string $url ): string {
		$id = url_to_postid( $url );
		// Without an id, WordPress would take the post that is shown.
		$edit = 0 === $id ? '' : get_edit_post_link( $id, 'raw' );
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		return sprintf( '<a href="%s"><bdi>%s</bdi></a>', esc_url( $edit ? $edit : $url ), esc_html( rawurldecode( '' === $path ? '/' : $path ) ) );
	}
}
