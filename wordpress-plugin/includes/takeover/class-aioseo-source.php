<?php
/**
 * Stored data of All in One SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Posts, terms and redirects have tables; the rest is one JSON option. */
final class Aioseo_Source extends Source {

	/** Table and column with the id, by kind. */
	const TABLES = array(
		Subject::POST => array( 'aioseo_posts', 'post_id' ),
		Subject::TERM => array( 'aioseo_terms', 'term_id' ),
	);

	/** Maximum number of redirects. */
	const MOST_REDIRECTS = 10000;

	/** Short name for URLs and records. */
	public function slug(): string {
		return 'aioseo';
	}

	/** Name as in Seo_Plugins::CONSTANTS. */
	public function name(): string {
		return 'All in One SEO';
	}

	/**
	 * The fields of a page.
	 *
	 * @param Subject $subject The page.
	 */
	public function values( Subject $subject ): array {
		if ( ! isset( self::TABLES[ $subject->kind ] ) ) {
			return self::of_page( $subject );
		}
		list( $table, $column ) = self::TABLES[ $subject->kind ];
		$row                    = Stored_Meta::rows( $table, $column, (int) $subject->id - 1, 1 )[0] ?? array();
		return (int) ( $row[ $column ] ?? 0 ) === (int) $subject->id ? self::of_row( $row ) : array();
	}

	/**
	 * Ids with stored fields. The table has a row for each post, most of them without any.
	 *
	 * @param string $kind  The kind.
	 * @param int    $after The last id that is known.
	 * @param int    $most  Maximum number of ids.
	 */
	public function ids( string $kind, int $after, int $most ): array {
		$ids = array();
		while ( isset( self::TABLES[ $kind ] ) ) {
			list( $table, $column ) = self::TABLES[ $kind ];
			$rows                   = Stored_Meta::rows( $table, $column, $after, $most );
			foreach ( $rows as $row ) {
				$after = (int) $row[ $column ];
				if ( array() !== array_filter( self::of_row( $row ) ) ) {
					$ids[] = $after;
				}
			}
			if ( count( $rows ) < $most || count( $ids ) >= $most ) {
				break;
			}
		}
		return array_slice( $ids, 0, $most );
	}

	/** The separator between the parts of a title. */
	public function separator(): string {
		$row = self::option( 'aioseo_options' )['searchAppearance']['global'] ?? array();
		return html_entity_decode( self::first( (array) $row, array( 'separator' ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** The redirects that are switched on. */
	public function redirects(): array {
		$redirects = array();
		foreach ( Stored_Meta::rows( 'aioseo_redirects', 'id', 0, self::MOST_REDIRECTS ) as $row ) {
			if ( ! empty( $row['enabled'] ) ) {
				$redirects[] = self::redirect( self::first( $row, array( 'source_url' ) ), self::first( $row, array( 'target_url' ) ), (int) self::first( $row, array( 'type' ) ), ! empty( $row['regex'] ) );
			}
		}
		return $redirects;
	}

	/** Its settings for the whole site. */
	protected function appearance(): Stored_Appearance {
		return new Aioseo_Appearance();
	}

	/** No meta: what All in One SEO stores there is a copy. */
	protected function keys(): array {
		return array();
	}

	/**
	 * The fields in a row.
	 *
	 * @param array $row Values by column.
	 */
	private static function of_row( array $row ): array {
		$robots = isset( $row['robots_default'] ) && empty( $row['robots_default'] ) && empty( $row['robots_noindex'] ) ? array( 'index' ) : array();
		foreach ( empty( $row['robots_default'] ) ? array( 'nofollow', 'nosnippet', 'noimageindex', 'notranslate' ) : array() as $directive ) {
			if ( ! empty( $row[ "robots_$directive" ] ) ) {
				$robots[] = $directive;
			}
		}
		return array(
			Meta_Keys::TITLE              => self::first( $row, array( 'title' ) ),
			Meta_Keys::DESCRIPTION        => self::first( $row, array( 'description' ) ),
			Meta_Keys::CANONICAL          => self::first( $row, array( 'canonical_url' ) ),
			Meta_Keys::HIDDEN             => empty( $row['robots_default'] ) && ! empty( $row['robots_noindex'] ),
			Meta_Keys::ROBOTS             => $robots,
			Meta_Keys::SOCIAL_TITLE       => self::first( $row, array( 'og_title', 'twitter_title' ) ),
			Meta_Keys::SOCIAL_DESCRIPTION => self::first( $row, array( 'og_description', 'twitter_description' ) ),
			Meta_Keys::SOCIAL_IMAGE       => 'custom_image' === ( $row['og_image_type'] ?? '' ) ? self::image( '', self::first( $row, array( 'og_image_custom_url' ) ) ) : 0,
			Meta_Keys::KEYWORDS           => self::keywords( Aioseo_Keyphrases::in( self::first( $row, array( 'keyphrases' ) ) ) ),
			Meta_Keys::PRIMARY_TERMS      => self::primary_terms( (array) json_decode( self::first( $row, array( 'primary_term' ) ), true ) ),
		);
	}

	/**
	 * The fields of the home page or of an archive of a post type.
	 *
	 * @param Subject $subject The page.
	 */
	private static function of_page( Subject $subject ): array {
		if ( Subject::HOME === $subject->kind ) {
			$options = self::option( 'aioseo_options' );
			$row     = (array) ( $options['searchAppearance']['global'] ?? array() );
			$social  = (array) ( $options['social']['facebook']['homePage'] ?? array() );
			return array(
				Meta_Keys::TITLE              => self::first( $row, array( 'siteTitle' ) ),
				Meta_Keys::DESCRIPTION        => self::first( $row, array( 'metaDescription' ) ),
				Meta_Keys::SOCIAL_TITLE       => self::first( $social, array( 'title' ) ),
				Meta_Keys::SOCIAL_DESCRIPTION => self::first( $social, array( 'description' ) ),
				Meta_Keys::SOCIAL_IMAGE       => self::image( '', self::first( $social, array( 'image' ) ) ),
			);
		}
		$options = self::option( 'aioseo_options_dynamic' );
		$row     = (array) ( $options['searchAppearance']['archives'][ $subject->id ] ?? array() );
		return array(
			Meta_Keys::TITLE       => self::first( $row, array( 'title' ) ),
			Meta_Keys::DESCRIPTION => self::first( $row, array( 'metaDescription' ) ),
		) + Aioseo_Appearance::robots( $row );
	}

	/**
	 * An option that is stored as JSON.
	 *
	 * @param string $name Its name.
	 */
	private static function option( string $name ): array {
		$stored  = get_option( $name, '' );
		$options = is_string( $stored ) ? json_decode( $stored, true ) : $stored;
		return is_array( $options ) ? $options : array();
	}
}
