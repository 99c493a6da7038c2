<?php
/**
 * Google's verdict in the editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Google;

use Plumbline\Connection\Server_Client;
use Plumbline\Connection\Server_Failure;
use Plumbline\Connection\Server_Settings;
use Plumbline\Post_Language;
use Plumbline\Posts\Post_Address;
use Plumbline\Posts\Post_Route;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Returns what Google says about a post, from the connected server. */
final class Google_Verdict_Route {

	const REMEMBERED_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
	}

	/** Registers the route. */
	public function register_route(): void {
		Post_Route::register( 'google-verdict', 'GET', array( $this, 'verdict' ) );
	}

	/**
	 * Returns Google's verdict on a post; `google` is null before its first inspection.
	 *
	 * @param WP_Post $post The post.
	 * @return array|WP_Error
	 */
	public function verdict( WP_Post $post ) {
		if ( null === Server_Settings::site() ) {
			return Server_Failure::of( Server_Settings::is_connected() ? 'unknown_site' : 'not_connected' );
		}
		if ( 'publish' !== $post->post_status ) {
			return self::answer( false, array() );
		}
		$input = array(
			'site_global_key' => Server_Settings::site_key(),
			'url'             => Post_Address::of( $post ),
			'include_history' => true,
			'locale'          => Post_Language::tag( determine_locale() ),
		);
		$known = get_transient( self::key( $input ) );
		if ( is_array( $known ) ) {
			return $known;
		}
		$verdicts = Server_Client::call( 'verdicts', $input );
		if ( is_wp_error( $verdicts ) ) {
			return $verdicts;
		}
		$answer = self::answer( true, $verdicts['pages'][0] ?? array() );
		set_transient( self::key( $input ), $answer, self::REMEMBERED_SECONDS );
		return $answer;
	}

	/**
	 * The data that the editor shows.
	 *
	 * @param bool  $is_published Whether Google can know the post.
	 * @param array $page         The page in the server's answer; empty if the server does not know it.
	 */
	private static function answer( bool $is_published, array $page ): array {
		return array(
			'is_published' => $is_published,
			'google'       => $page['google'] ?? null,
			'history'      => $page['history'] ?? array(),
		);
	}

	/**
	 * Name of the transient. It depends on the API key, because a different key may belong to a
	 * different account.
	 *
	 * @param array $input The question.
	 */
	private static function key( array $input ): string {
		$address = Server_Settings::address();
		$of      = array( is_wp_error( $address ) ? '' : $address, Server_Settings::api_key() ) + $input;
		return 'plumbline_google_' . substr( wp_hash( (string) wp_json_encode( $of ) ), 0, 32 );
	}
}
