<?php
/**
 * The pages of the site that rank.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Connection\Server_Client;
use Plumbline\Connection\Server_Failure;
use Plumbline\Connection\Server_Settings;
use Plumbline\Head\Title_Variables;
use Plumbline\Posts\Post_Route;
use Plumbline\Rankings\Range;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Asks the connected server for the site's rankings, and finds the posts at URLs. */
final class Ranked_Pages {

	/** Rankings in one answer, those that are seen most. */
	const MOST = 1000;

	/** URLs in one request. */
	const MOST_URLS = 50;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the routes. */
	public function register_routes(): void {
		$permission = static function (): bool {
			return current_user_can( 'edit_posts' );
		};
		register_rest_route(
			Post_Route::ROOT,
			'/overview/ranks',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'ranks' ),
				'permission_callback' => $permission,
			)
		);
		register_rest_route(
			Post_Route::ROOT,
			'/overview/posts-at',
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'posts_at' ),
				'permission_callback' => $permission,
				'args'                => array(
					'urls' => array(
						'type'     => 'array',
						'required' => true,
						'maxItems' => self::MOST_URLS,
						'items'    => array( 'type' => 'string' ),
					),
				),
			)
		);
	}

	/**
	 * Each page with the query that it is seen for most, on the first engine of the site.
	 *
	 * @return array|WP_Error
	 */
	public function ranks() {
		$site = Server_Settings::site();
		if ( null === $site || array() === $site['engines'] ) {
			return Server_Failure::of( Server_Settings::is_connected() ? 'unknown_site' : 'not_connected' );
		}
		$input  = array(
			'site_global_key'          => Server_Settings::site_key(),
			'search_engine_global_key' => $site['engines'][0],
			'sort_col'                 => 'impressions',
			'limit'                    => self::MOST,
		) + Range::parameters( '3_months' );
		$answer = Server_Client::call( 'rankings', $input );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$pages = array();
		foreach ( $answer['keywords'] ?? array() as $ranking ) {
			$url = (string) ( $ranking['url'] ?? '' );
			if ( '' !== $url && null !== $ranking['rank'] && ! isset( $pages[ $url ] ) ) {
				$pages[ $url ] = array(
					'url'         => $url,
					'query'       => (string) $ranking['keyword'],
					'clicks'      => (int) $ranking['webmaster_metrics']['clicks'],
					'impressions' => (int) $ranking['webmaster_metrics']['impressions'],
					'position'    => (int) $ranking['rank'],
					'change'      => $ranking['rank_change'],
				);
			}
		}
		return array_values( $pages );
	}

	/**
	 * The posts at URLs that the user can edit.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function posts_at( WP_REST_Request $request ): array {
		$posts = array();
		foreach ( $request['urls'] as $url ) {
			$id = url_to_postid( $url );
			if ( 0 !== $id && current_user_can( 'edit_post', $id ) ) {
				$posts[] = array(
					'url'   => $url,
					'id'    => $id,
					'title' => Title_Variables::plain( get_post( $id )->post_title ),
				);
			}
		}
		return $posts;
	}
}
