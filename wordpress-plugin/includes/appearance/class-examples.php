<?php
/**
 * Examples of each kind of page.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Head\Shown_Page;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Finds the page of a kind with the longest name: it shows what happens to a template at its worst. */
final class Examples {

	/** The newest posts, terms or authors among which the longest name is looked for. */
	const MOST = 500;

	/**
	 * The values of its variables, and its URL; null if there is no page of this kind.
	 *
	 * @param Subject $kind The kind.
	 */
	public static function of( Subject $kind ): ?array {
		if ( Subject::TYPE === $kind->kind ) {
			return self::from_page( $kind );
		}
		list( $name, $type ) = explode( '.', $kind->id . '.' );
		switch ( $name ) {
			case Page_Kinds::POST:
				return self::from_page( self::longest( Subject::POST, self::posts( $type ) ) );
			case Page_Kinds::TERM:
				return self::from_page( self::longest( Subject::TERM, self::terms( $type ) ) );
			case Page_Kinds::AUTHOR:
				return self::from_page( self::longest( Subject::USER, self::authors() ) );
			case Page_Kinds::DATE:
				return self::newest_month();
			case Page_Kinds::PAGED:
				return null;
			case Page_Kinds::SEARCH:
				$query = __( 'an example', 'plumbline' );
				/* translators: %s: Search query. */
				return self::nameless( sprintf( __( 'Search Results for &#8220;%s&#8221;' ), $query ), get_search_link( $query ), $query ); // phpcs:ignore WordPress.WP.I18n -- a text of WordPress.
			default:
				return self::nameless( __( 'Page not found' ), home_url( '/…' ) ); // phpcs:ignore WordPress.WP.I18n -- a text of WordPress.
		}
	}

	/** The archive of the newest post's month. */
	private static function newest_month(): ?array {
		$date = get_lastpostdate( 'blog' );
		return $date ? self::nameless( (string) mysql2date( _x( 'F Y', 'monthly archives date format' ), $date ), get_month_link( (int) substr( $date, 0, 4 ), (int) substr( $date, 5, 2 ) ) ) : null; // phpcs:ignore WordPress.WP.I18n -- a format of WordPress.
	}

	/**
	 * An example without fields.
	 *
	 * @param string $name  Its name.
	 * @param string $url   Its URL.
	 * @param string $query What was searched for.
	 */
	private static function nameless( string $name, string $url, string $query = '' ): array {
		return array(
			'variables' => Template::nameless( $name, $query ),
			'url'       => $url,
		);
	}

	/**
	 * An example from a page.
	 *
	 * @param Subject|null $page The page.
	 */
	private static function from_page( ?Subject $page ): ?array {
		return $page ? array(
			'variables' => Template::values( $page ),
			'url'       => Shown_Page::address( $page ),
		) : null;
	}

	/**
	 * The page with the longest name.
	 *
	 * @param string $kind  Kind of the pages.
	 * @param array  $names Names by id.
	 */
	private static function longest( string $kind, array $names ): ?Subject {
		$lengths = array_map( 'mb_strlen', $names );
		return array() === $lengths ? null : new Subject( $kind, array_search( max( $lengths ), $lengths, true ) );
	}

	/**
	 * Titles of published posts by their ids.
	 *
	 * @param string $type The post type.
	 */
	private static function posts( string $type ): array {
		global $wpdb;
		$status = 'attachment' === $type ? 'inherit' : 'publish';
		$rows   = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_title FROM $wpdb->posts WHERE post_type = %s AND post_status = %s AND post_password = '' ORDER BY post_date DESC LIMIT %d", $type, $status, self::MOST ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- whole posts would take much memory.
		return array_map( 'strval', array_column( $rows, 'post_title', 'ID' ) );
	}

	/**
	 * Names of terms with posts, by their ids.
	 *
	 * @param string $taxonomy The taxonomy.
	 */
	private static function terms( string $taxonomy ): array {
		$names = get_terms(
			array(
				'taxonomy' => $taxonomy,
				'fields'   => 'id=>name',
				'number'   => self::MOST,
			)
		);
		return is_array( $names ) ? $names : array();
	}

	/** Names of authors with posts, by their ids. */
	private static function authors(): array {
		$users = get_users(
			array(
				'has_published_posts' => true,
				'number'              => self::MOST,
				'fields'              => array( 'ID', 'display_name' ),
			)
		);
		return array_map( 'strval', array_column( $users, 'display_name', 'ID' ) );
	}
}
