<?php
/**
 * Rankings of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

use Plumbline\Connection\Server_Client;
use Plumbline\Connection\Server_Settings;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Requests the keywords that a URL ranks for, and caches the answer for some minutes. */
final class Post_Rankings {

	const REMEMBERED_SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * The keywords that a page ranks for, with their trends.
	 *
	 * @param string $address The page.
	 * @param string $engine  A search engine of the site.
	 * @param string $range   A key of `Range::DAYS`.
	 * @return array|WP_Error
	 */
	public static function of( string $address, string $engine, string $range ) {
		$known = get_transient( self::key( $address, $engine, $range ) );
		if ( is_array( $known ) ) {
			return $known;
		}
		$asked = self::ask( $address, $engine, $range );
		if ( ! is_wp_error( $asked ) ) {
			set_transient( self::key( $address, $engine, $range ), $asked, self::REMEMBERED_SECONDS );
		}
		return $asked;
	}

	/**
	 * Deletes the cached answers for a page.
	 *
	 * @param string $address The page.
	 * @param array  $engines The engines of the site.
	 */
	public static function forget( string $address, array $engines ): void {
		foreach ( $engines as $engine ) {
			foreach ( array_keys( Range::DAYS ) as $range ) {
				delete_transient( self::key( $address, $engine, $range ) );
			}
		}
	}

	/**
	 * Requests ranks and trends.
	 *
	 * @param string $address The page.
	 * @param string $engine  The search engine.
	 * @param string $range   The range.
	 * @return array|WP_Error
	 */
	private static function ask( string $address, string $engine, string $range ) {
		$input    = array(
			'site_global_key'          => Server_Settings::site_key(),
			'search_engine_global_key' => $engine,
			'url'                      => $address,
			'sort_col'                 => 'clicks',
		) + Range::parameters( $range );
		$rankings = Server_Client::call( 'rankings', $input );
		$trends   = is_wp_error( $rankings ) ? $rankings : Server_Client::call( 'trends', $input );
		if ( is_wp_error( $trends ) ) {
			return $trends;
		}
		$trend_of = array_column( $trends['keywords'] ?? array(), 'trend', 'keyword' );
		return array(
			'dates'    => array_map( 'strval', $trends['meta']['dates'] ?? array() ),
			'keywords' => array_map(
				static function ( array $ranking ) use ( $trend_of ): array {
					return self::keyword( $ranking, $trend_of[ $ranking['keyword'] ] ?? array() );
				},
				$rankings['keywords'] ?? array()
			),
		);
	}

	/**
	 * The figures of a keyword that the editor shows.
	 *
	 * @param array $ranking The ranking in the server's answer.
	 * @param array $trend   Ranks of the keyword, one per date.
	 */
	private static function keyword( array $ranking, array $trend ): array {
		$figures = $ranking['webmaster_metrics'];
		return array(
			'keyword'     => $ranking['keyword'],
			'rank'        => $ranking['rank'],
			'change'      => $ranking['rank_change'],
			'clicks'      => $figures['clicks'],
			'impressions' => $figures['impressions'],
			'position'    => $figures['impressions'] > 0 ? $figures['average_position'] : null,
			'trend'       => $trend,
		);
	}

	/**
	 * Name of the transient. It depends on the API key, because a different key may belong to a
	 * different account.
	 *
	 * @param string $address The page.
	 * @param string $engine  The search engine.
	 * @param string $range   The range.
	 */
	private static function key( string $address, string $engine, string $range ): string {
		$address_of_server = Server_Settings::address();
		$of                = array(
			is_wp_error( $address_of_server ) ? '' : $address_of_server,
			Server_Settings::api_key(),
			Server_Settings::site_key(),
			$address,
			$engine,
			$range,
			wp_date( 'Y-m-d' ),
		);
		return 'plumbline_rankings_' . substr( wp_hash( implode( "\n", $of ) ), 0, 32 );
	}
}
