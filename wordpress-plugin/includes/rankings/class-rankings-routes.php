<?php
/**
 * Rankings in the editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

use Plumbline\Connection\Server_Client;
use Plumbline\Connection\Server_Failure;
use Plumbline\Connection\Server_Settings;
use Plumbline\Posts\Post_Address;
use Plumbline\Posts\Post_Route;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Returns the rankings of a post, and adds keywords to its site. */
final class Rankings_Routes {

	/** Maximum length of a keyword, the same as on the server. */
	const MAX_LENGTH = 200;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		( new Keyword_Capability() )->register();
	}

	/** Registers the routes. */
	public function register_routes(): void {
		Post_Route::register(
			'rankings',
			'GET',
			array( $this, 'rankings' ),
			array(
				'engine' => array( 'type' => 'string' ),
				'range'  => array(
					'type'    => 'string',
					'enum'    => array_keys( Range::DAYS ),
					'default' => '3_months',
				),
			)
		);
		Post_Route::register(
			'keywords',
			'POST',
			array( $this, 'add_keyword' ),
			array(
				'keyword'         => array(
					'type'      => 'string',
					'required'  => true,
					'minLength' => 1,
					'maxLength' => self::MAX_LENGTH,
				),
				'dry_run'         => array(
					'type'    => 'boolean',
					'default' => false,
				),
				'idempotency_key' => array(
					'type'    => 'string',
					'pattern' => '^[\w-]{0,64}$',
					'default' => '',
				),
			),
			array( $this, 'may_add' )
		);
	}

	/**
	 * Returns the rankings of a post.
	 *
	 * @param WP_Post         $post    The post.
	 * @param WP_REST_Request $request The request.
	 * @return array|WP_Error
	 */
	public function rankings( WP_Post $post, WP_REST_Request $request ) {
		$site = Server_Settings::site();
		if ( null === $site ) {
			return Server_Failure::of( Server_Settings::is_connected() ? 'unknown_site' : 'not_connected' );
		}
		$engine = in_array( $request['engine'], $site['engines'], true ) ? $request['engine'] : ( $site['engines'][0] ?? null );
		$known  = 'publish' === $post->post_status && null !== $engine
			? Post_Rankings::of( Post_Address::of( $post ), $engine, $request['range'] )
			: self::nothing();
		return is_wp_error( $known ) ? $known : $known + array(
			'is_published' => 'publish' === $post->post_status,
			'engine'       => $engine,
			'engines'      => $site['engines'],
			'range'        => $request['range'],
		);
	}

	/**
	 * Adds a keyword to the post's site, or returns its cost.
	 *
	 * @param WP_Post         $post    The post.
	 * @param WP_REST_Request $request The request.
	 * @return array|WP_Error
	 */
	public function add_keyword( WP_Post $post, WP_REST_Request $request ) {
		$answer = Server_Client::call(
			'addKeywords',
			array(
				'site_global_key' => Server_Settings::site_key(),
				'keywords'        => array( $request['keyword'] ),
				'dry_run'         => $request['dry_run'],
				'details'         => true,
			),
			$request['dry_run'] ? '' : $request['idempotency_key']
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( ! $request['dry_run'] ) {
			Post_Rankings::forget( Post_Address::of( $post ), Server_Settings::site()['engines'] ?? array() );
		}
		return array(
			'status'   => $answer['keywords'][0]['status'] ?? 'exists',
			'requests' => $answer['cost']['serp_requests_per_check'] ?? 0,
			'usd'      => $answer['cost']['serp_cost_usd_per_check'] ?? 0,
		);
	}

	/**
	 * True if the user is allowed to add keywords.
	 *
	 * @return true|WP_Error
	 */
	public function may_add() {
		return current_user_can( Keyword_Capability::NAME ) ? true : new WP_Error(
			'plumbline_forbidden',
			__( 'You are not allowed to add keywords, because each can cost money. An administrator can allow it for your role.', 'plumbline' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}

	/** The empty rankings of an unpublished post. */
	private static function nothing(): array {
		return array(
			'dates'    => array(),
			'keywords' => array(),
		);
	}
}
