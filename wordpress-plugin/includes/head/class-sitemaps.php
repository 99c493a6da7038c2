<?php
/**
 * Sitemaps without hidden pages.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Takeover\Stored_Meta;
use WP_Sitemaps_Renderer;

defined( 'ABSPATH' ) || exit;

/** WordPress's sitemaps, without pages that are hidden from search or have their canonical elsewhere. */
final class Sitemaps {

	/** Maximum number of pages whose canonical is compared with their URL. */
	const MOST_CANONICALS = 10000;

	/** Adds the hooks. */
	public function hook(): void {
		add_filter( 'wp_sitemaps_post_types', array( self::class, 'listed_types' ) );
		add_filter( 'wp_sitemaps_taxonomies', array( self::class, 'listed_taxonomies' ) );
		add_filter(
			'wp_sitemaps_posts_query_args',
			static function ( array $query ): array {
				return self::without( $query, Subject::POST, 'post__not_in' );
			}
		);
		add_filter(
			'wp_sitemaps_taxonomies_query_args',
			static function ( array $query ): array {
				return self::without( $query, Subject::TERM, 'exclude' );
			}
		);
		add_filter( 'wp_sitemaps_users_query_args', array( self::class, 'listed_users' ) );
		self::extend( Head_Switches::is_on( Head_Switches::IMAGES ), Head_Switches::is_on( Head_Switches::NEWS ) );
	}

	/**
	 * Adds what somebody chose, unless a different plugin writes the files.
	 *
	 * @param bool $has_images Whether each post has its pictures.
	 * @param bool $has_news   Whether there is a sitemap for news.
	 */
	private static function extend( bool $has_images, bool $has_news ): void {
		$sitemaps = $has_images || $has_news ? wp_sitemaps_get_server() : null;
		if ( ! $sitemaps || ! in_array( get_class( $sitemaps->renderer ), array( WP_Sitemaps_Renderer::class, Sitemap_Renderer::class ), true ) ) {
			return;
		}
		$sitemaps->renderer = new Sitemap_Renderer();
		if ( $has_images ) {
			Sitemap_Images::hook();
		}
		if ( $has_news ) {
			$sitemaps->registry->add_provider( 'news', new News_Sitemap() );
		}
	}

	/**
	 * The post types that sitemaps list.
	 *
	 * @param array $types Post types by name.
	 */
	public static function listed_types( array $types ): array {
		return self::listed( $types, Page_Kinds::POST );
	}

	/**
	 * The taxonomies that sitemaps list.
	 *
	 * @param array $taxonomies Taxonomies by name.
	 */
	public static function listed_taxonomies( array $taxonomies ): array {
		return self::listed( $taxonomies, Page_Kinds::TERM );
	}

	/**
	 * A query of the authors that sitemaps list.
	 *
	 * @param array $query Arguments of the query.
	 */
	public static function listed_users( array $query ): array {
		// It is too late to remove the sitemap of users, but WordPress does not list an empty one.
		return self::is_listed( Page_Kinds::every( Page_Kinds::AUTHOR ) ) ? self::without( $query, Subject::USER, 'exclude' ) : array( 'include' => array( 0 ) ) + $query;
	}

	/**
	 * Post types or taxonomies that sitemaps list.
	 *
	 * @param array  $objects Post types or taxonomies by name.
	 * @param string $kind    A kind of Page_Kinds.
	 */
	private static function listed( array $objects, string $kind ): array {
		return array_filter(
			$objects,
			static function ( string $name ) use ( $kind ): bool {
				return self::is_listed( Page_Kinds::every( $kind, $name ) );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * Whether sitemaps list pages of a kind.
	 *
	 * @param Subject $kind The kind.
	 */
	private static function is_listed( Subject $kind ): bool {
		return ! $kind->get( Meta_Keys::HIDDEN ) && ! $kind->get( Meta_Keys::UNLISTED );
	}

	/**
	 * A query without hidden pages and those with a canonical elsewhere.
	 *
	 * @param array  $query Arguments of the query.
	 * @param string $kind  Kind of a Subject.
	 * @param string $name  The argument with ids to leave out.
	 */
	private static function without( array $query, string $kind, string $name ): array {
		$query[ $name ]      = array_merge( (array) ( $query[ $name ] ?? array() ), self::elsewhere( $kind ) );
		$query['meta_query'] = array_merge( // phpcs:ignore WordPress.DB.SlowDBQuery -- sitemaps have no other way to leave pages out.
			$query['meta_query'] ?? array(),
			array( self::not_hidden( ( new Subject( $kind ) )->stored_key( Meta_Keys::HIDDEN ) ) )
		);
		return $query;
	}

	/**
	 * The condition that a page is not hidden.
	 *
	 * @param string $key The meta key that hides.
	 */
	private static function not_hidden( string $key ): array {
		return array(
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
		);
	}

	/**
	 * Ids of pages whose canonical is not their own URL.
	 *
	 * @param string $kind Kind of a Subject.
	 */
	private static function elsewhere( string $kind ): array {
		$ids = Stored_Meta::ids( $kind, array( ( new Subject( $kind ) )->stored_key( Meta_Keys::CANONICAL ) ), 0, self::MOST_CANONICALS );
		return array_values(
			array_filter(
				$ids,
				static function ( int $id ) use ( $kind ): bool {
					$page = new Subject( $kind, $id );
					return untrailingslashit( (string) $page->get( Meta_Keys::CANONICAL ) ) !== untrailingslashit( Shown_Page::address( $page ) );
				}
			)
		);
	}
}
