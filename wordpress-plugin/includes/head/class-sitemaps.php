<?php
/**
 * Sitemaps without hidden pages.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Leaves posts, terms and authors that are hidden from search out of WordPress's sitemaps. */
final class Sitemaps {

	/** Adds the hooks. */
	public function hook(): void {
		$hooks = array(
			'wp_sitemaps_posts_query_args'      => Subject::POST,
			'wp_sitemaps_taxonomies_query_args' => Subject::TERM,
			'wp_sitemaps_users_query_args'      => Subject::USER,
		);
		foreach ( $hooks as $hook => $kind ) {
			add_filter(
				$hook,
				static function ( array $query ) use ( $kind ): array {
					return self::without_hidden( $query, ( new Subject( $kind ) )->stored_key( Meta_Keys::HIDDEN ) );
				}
			);
		}
	}

	/**
	 * A query without the hidden ones.
	 *
	 * @param array  $query Arguments of the query.
	 * @param string $key   The meta key that hides.
	 */
	private static function without_hidden( array $query, string $key ): array {
		$query['meta_query'] = array_merge( // phpcs:ignore WordPress.DB.SlowDBQuery -- sitemaps have no other way to leave pages out.
			$query['meta_query'] ?? array(),
			array(
				array(
					'relation' => 'OR',
					array(
						'key'     => $key,
						'compare' => 'NOT EXISTS',
					),
					array(
						'key'     => $key,
						'value'   => '1',
						'compare' => '!=',
					),
				),
			)
		);
		return $query;
	}
}
