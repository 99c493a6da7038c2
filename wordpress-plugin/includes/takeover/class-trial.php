<?php
/**
 * The site as it will be without the other SEO plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Head\Seo_Plugins;
use Plumbline\Page\Page_Token;
use Plumbline\Page\Visitor_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Answers requests with a token as if the other SEO plugin were deactivated: without its hooks, and
 * with Plumbline's. Everybody else gets the site as it is.
 */
final class Trial {

	const PARAMETER = 'plumbline_trial';

	/** Contains the mark, which a cached copy or a login page lacks. */
	const HEADER = 'X-Plumbline-Trial';

	/** WordPress’s own parts of the head, which other plugins remove in order to write them. */
	const OF_WORDPRESS = array(
		'_wp_render_title_tag' => 1,
		'wp_robots'            => 1,
		'rel_canonical'        => 10,
	);

	/** Hooks into WordPress. */
	public function register(): void {
		if ( isset( $_GET[ self::PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof.
			// After all plugins are loaded: the token needs pluggable functions, and theirs are the hooks.
			add_action( 'plugins_loaded', array( $this, 'begin' ), PHP_INT_MAX );
		}
	}

	/** `parameter`, which shows a URL without the other plugin, and `mark`, which only that answer contains. */
	public static function request(): array {
		$token = Page_Token::create( 0, get_current_user_id() );
		return array(
			'parameter' => self::PARAMETER . '=' . $token,
			'mark'      => Page_Token::mark( $token ),
		);
	}

	/** Sets up the request if the token is valid. */
	public function begin(): void {
		$given = sanitize_text_field( wp_unslash( $_GET[ self::PARAMETER ] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof.
		$token = Page_Token::read( $given );
		$owner = Seo_Plugins::owner();
		if ( null === $token || 0 !== $token['post'] || ! user_can( $token['user'], 'manage_options' ) || null === $owner || is_admin() ) {
			return;
		}
		self::forget_parameter();
		Visitor_Page::keep_out_of_caches();
		if ( ! headers_sent() ) {
			header( self::HEADER . ': ' . Page_Token::mark( $given ) ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- not a redirect.
		}
		add_filter( 'determine_current_user', '__return_zero', PHP_INT_MAX );
		add_filter( 'show_admin_bar', '__return_false', PHP_INT_MAX );
		add_filter( 'plumbline_head_owner', '__return_null', PHP_INT_MAX );
		add_filter( 'wp_sitemaps_enabled', array( self::class, 'is_public' ), PHP_INT_MAX );
		$leave = static function () use ( $owner ): void {
			Foreign_Hooks::remove( $owner );
			self::restore();
		};
		$leave();
		// Plugins add hooks as late as this.
		foreach ( array( 'init', 'wp_loaded', 'wp' ) as $hook ) {
			add_action( $hook, $leave, PHP_INT_MAX );
		}
		add_action( 'template_redirect', $leave, PHP_INT_MIN );
		add_action( 'wp_head', $leave, PHP_INT_MIN );
	}

	/** Whether WordPress has sitemaps of its own accord. */
	public static function is_public(): bool {
		return (bool) get_option( 'blog_public' );
	}

	/** Makes the requested URL the one without the token, for themes and plugins. */
	private static function forget_parameter(): void {
		unset( $_GET[ self::PARAMETER ], $_REQUEST[ self::PARAMETER ] );
		$_SERVER['REQUEST_URI']  = remove_query_arg( self::PARAMETER, sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '/' ) ) );
		$_SERVER['QUERY_STRING'] = (string) wp_parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY );
	}

	/** Adds what the other plugin has removed. */
	private static function restore(): void {
		foreach ( self::OF_WORDPRESS as $name => $priority ) {
			if ( false === has_action( 'wp_head', $name ) ) {
				add_action( 'wp_head', $name, $priority );
			}
		}
	}
}
