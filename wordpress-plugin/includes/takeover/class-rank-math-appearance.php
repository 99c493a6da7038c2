<?php
/**
 * Stored settings of Rank Math for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;

defined( 'ABSPATH' ) || exit;

/** Three options: titles, sitemap and general. Switches are the texts “on” and “off”. */
final class Rank_Math_Appearance extends Stored_Appearance {

	/** Names of the texts by kind. */
	const TEXTS = array(
		Page_Kinds::AUTHOR  => array( 'author_archive_title', 'author_archive_description' ),
		Page_Kinds::DATE    => array( 'date_archive_title', 'date_archive_description' ),
		Page_Kinds::SEARCH  => array( 'search_title', '' ),
		Page_Kinds::MISSING => array( '404_title', '' ),
	);

	/** Switches that hide all pages of a kind. */
	const HIDDEN = array(
		Page_Kinds::AUTHOR => array( 'disable_author_archives' ),
		Page_Kinds::DATE   => array( 'disable_date_archives' ),
		Page_Kinds::PAGED  => array( 'noindex_paginated_pages', 'noindex_archive_subpages' ),
	);

	/**
	 * The values of a kind of page.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	public function of_kind( string $kind, string $name ): array {
		$row    = self::option( 'rank-math-options-titles' );
		$begin  = self::beginning( $kind, $name );
		$texts  = self::TEXTS[ $kind ] ?? array( "{$begin}_title", "{$begin}_description" );
		$robots = self::can_be_hidden( $kind ) && Page_Kinds::PAGED !== $kind ? self::robots( $row, $begin ) : array();
		$hides  = array_intersect( array( 'on' ), array_intersect_key( $row, array_flip( self::HIDDEN[ $kind ] ?? array() ) ) );
		return array(
			Meta_Keys::TITLE       => Source::first( $row, array( $texts[0] ) ),
			Meta_Keys::DESCRIPTION => Source::first( $row, array( $texts[1] ) ),
			Meta_Keys::HIDDEN      => in_array( 'noindex', $robots, true ) || array() !== $hides,
			Meta_Keys::ROBOTS      => array_values( array_diff( $robots, array( 'index' ) ) ),
			Meta_Keys::UNLISTED    => 'off' === ( self::option( 'rank-math-options-sitemap' )[ Page_Kinds::AUTHOR === $kind ? 'authors_sitemap' : "{$begin}_sitemap" ] ?? '' ),
		);
	}

	/**
	 * The directives of a kind, or else those of the site.
	 *
	 * @param array  $row   The option with the titles.
	 * @param string $begin The beginning of the kind's names.
	 */
	public static function robots( array $row, string $begin ): array {
		$is_own = 'on' === ( $row[ "{$begin}_custom_robots" ] ?? '' ) || 'date_archive' === $begin;
		$own    = $is_own ? self::in( $row, "{$begin}_robots" ) : array();
		return array_filter( array() === $own ? self::in( $row, 'robots_global' ) : $own, 'is_string' );
	}

	/** The values of the site. */
	public function of_site(): array {
		$row      = self::option( 'rank-math-options-titles' );
		$lines    = preg_split( '/\R/', Source::first( $row, array( 'social_additional_profiles' ) ) );
		$profiles = array_merge( array( Source::first( $row, array( 'social_url_facebook' ) ), self::profile_on_x( Source::first( $row, array( 'twitter_author_names' ) ) ) ), array_map( 'trim', (array) $lines ) );
		return array(
			Meta_Keys::SITE_NAME        => Source::first( $row, array( 'website_name' ) ),
			Meta_Keys::ALTERNATIVE_NAME => Source::first( $row, array( 'website_alternate_name' ) ),
			Meta_Keys::SEPARATOR        => ( new Rank_Math_Source() )->separator(),
		) + self::owner(
			'person' === ( $row['knowledgegraph_type'] ?? '' ),
			Source::first( $row, array( 'knowledgegraph_name' ) ),
			Source::image( Source::first( $row, array( 'knowledgegraph_logo_id' ) ), Source::first( $row, array( 'knowledgegraph_logo' ) ) ),
			$profiles,
			Source::image( Source::first( $row, array( 'open_graph_image_id' ) ), Source::first( $row, array( 'open_graph_image' ) ) )
		) + self::codes( self::option( 'rank-math-options-general' ), array( 'google_verify', 'bing_verify', 'pinterest_verify', 'yandex_verify', 'baidu_verify' ) );
	}

	/**
	 * The beginning of the names of a kind.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	private static function beginning( string $kind, string $name ): string {
		$begins = array(
			Page_Kinds::POST => "pt_$name",
			Page_Kinds::TERM => "tax_$name",
			Page_Kinds::DATE => 'date_archive',
		);
		return $begins[ $kind ] ?? $kind;
	}
}
