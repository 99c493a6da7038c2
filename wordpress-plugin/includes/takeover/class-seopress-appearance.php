<?php
/**
 * Stored settings of SEOPress for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;

defined( 'ABSPATH' ) || exit;

/** Four options: titles, sitemap, social and advanced. */
final class Seopress_Appearance extends Stored_Appearance {

	/** Lists of post types and of taxonomies: of titles, and of the sitemap. */
	const LISTS = array(
		Page_Kinds::POST => array( 'seopress_titles_single_titles', 'seopress_xml_sitemap_post_types_list' ),
		Page_Kinds::TERM => array( 'seopress_titles_tax_titles', 'seopress_xml_sitemap_taxonomies_list' ),
	);

	/** Names of other kinds. */
	const ARCHIVES = array(
		Page_Kinds::AUTHOR  => 'author',
		Page_Kinds::DATE    => 'date',
		Page_Kinds::SEARCH  => 'search',
		Page_Kinds::MISSING => '404',
	);

	/** Directives of the whole site. */
	const ROBOTS = array( 'nofollow', 'nosnippet', 'noimageindex' );

	/**
	 * The values of a kind of page.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	public function of_kind( string $kind, string $name ): array {
		$options = self::option( 'seopress_titles_option_name' );
		if ( Page_Kinds::PAGED === $kind ) {
			return array( Meta_Keys::HIDDEN => ! empty( $options['seopress_titles_paged_noindex'] ) );
		}
		$row    = self::row( $options, $kind, $name );
		$robots = array_filter(
			self::ROBOTS,
			static function ( string $directive ) use ( $options, $row ): bool {
				return ! empty( $row[ $directive ] ) || ! empty( $options[ "seopress_titles_$directive" ] );
			}
		);
		return array(
			Meta_Keys::TITLE       => Source::first( $row, array( 'title' ) ),
			Meta_Keys::DESCRIPTION => Source::first( $row, array( 'description', 'desc' ) ),
			Meta_Keys::HIDDEN      => self::can_be_hidden( $kind ) && ( ! empty( $row['noindex'] ) || ! empty( $row['disable'] ) || ! empty( $options['seopress_titles_noindex'] ) ),
			Meta_Keys::ROBOTS      => self::can_be_hidden( $kind ) ? array_values( $robots ) : array(),
			Meta_Keys::UNLISTED    => self::is_unlisted( $kind, $name ),
		);
	}

	/** The values of the site. */
	public function of_site(): array {
		$row      = self::option( 'seopress_social_option_name' );
		$lines    = preg_split( '/\R/', Source::first( $row, array( 'seopress_social_accounts_extra' ) ) );
		$accounts = array( self::profile_on_x( Source::first( $row, array( 'seopress_social_accounts_twitter' ) ) ) );
		foreach ( array( 'facebook', 'pinterest', 'instagram', 'youtube', 'linkedin' ) as $account ) {
			$accounts[] = Source::first( $row, array( "seopress_social_accounts_$account" ) );
		}
		return array(
			Meta_Keys::ALTERNATIVE_NAME => Source::first( self::option( 'seopress_titles_option_name' ), array( 'seopress_titles_home_site_title_alt' ) ),
			Meta_Keys::SEPARATOR        => ( new Seopress_Source() )->separator(),
		) + self::owner(
			'person' === strtolower( Source::first( $row, array( 'seopress_social_knowledge_type' ) ) ),
			Source::first( $row, array( 'seopress_social_knowledge_name' ) ),
			Source::image( '', Source::first( $row, array( 'seopress_social_knowledge_img' ) ) ),
			array_merge( $accounts, array_map( 'trim', (array) $lines ) ),
			Source::image( Source::first( $row, array( 'seopress_social_facebook_img_attachment_id' ) ), Source::first( $row, array( 'seopress_social_facebook_img', 'seopress_social_twitter_card_img' ) ) )
		) + self::codes( self::option( 'seopress_advanced_option_name' ), preg_filter( '/^/', 'seopress_advanced_advanced_', array( 'google', 'bing', 'pinterest', 'yandex', 'baidu' ) ) );
	}

	/**
	 * The stored values of a kind.
	 *
	 * @param array  $options The option with the titles.
	 * @param string $kind    A kind of Page_Kinds.
	 * @param string $name    Name of the post type or taxonomy.
	 */
	private static function row( array $options, string $kind, string $name ): array {
		if ( isset( self::LISTS[ $kind ] ) ) {
			return self::in( $options, self::LISTS[ $kind ][0], $name );
		}
		$begin = 'seopress_titles_archives_' . ( self::ARCHIVES[ $kind ] ?? '' ) . '_';
		$row   = array();
		foreach ( array( 'title', 'desc', 'noindex', 'disable' ) as $field ) {
			$row[ $field ] = $options[ $begin . $field ] ?? '';
		}
		return $row;
	}

	/**
	 * Whether its sitemap leaves out a kind. A sitemap without a list was never set up.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	private static function is_unlisted( string $kind, string $name ): bool {
		$list = self::in( self::option( 'seopress_xml_sitemap_option_name' ), self::LISTS[ $kind ][1] ?? '' );
		return array() !== $list && empty( $list[ $name ]['include'] );
	}
}
