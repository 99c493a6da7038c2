<?php
/**
 * Stored settings of All in One SEO for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;

defined( 'ABSPATH' ) || exit;

/** Two JSON options: one for post types and taxonomies, one for everything else. */
final class Aioseo_Appearance extends Stored_Appearance {

	/** Its names for post types and taxonomies. */
	const LISTS = array(
		Page_Kinds::POST => 'postTypes',
		Page_Kinds::TERM => 'taxonomies',
	);

	const ROBOTS = array( 'nofollow', 'nosnippet', 'noimageindex', 'notranslate' );

	/**
	 * The values of a kind of page.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	public function of_kind( string $kind, string $name ): array {
		$global = self::in( self::option( 'aioseo_options' ), 'searchAppearance', 'advanced', 'globalRobotsMeta' );
		if ( Page_Kinds::PAGED === $kind ) {
			return array( Meta_Keys::HIDDEN => array() !== $global && ( ! empty( $global['default'] ) || ! empty( $global['noindexPaginated'] ) ) );
		}
		$row = isset( self::LISTS[ $kind ] )
			? self::in( self::option( 'aioseo_options_dynamic' ), 'searchAppearance', self::LISTS[ $kind ], $name )
			: self::in( self::option( 'aioseo_options' ), 'searchAppearance', 'archives', $kind );
		return array(
			Meta_Keys::TITLE       => Source::first( $row, array( 'title' ) ),
			Meta_Keys::DESCRIPTION => Source::first( $row, array( 'metaDescription' ) ),
			Meta_Keys::UNLISTED    => self::is_unlisted( $kind, $name ),
		) + ( self::can_be_hidden( $kind ) ? self::robots( $row ) : array() );
	}

	/**
	 * Noindex and directives of a kind or an archive, its own or those of the site.
	 *
	 * @param array $row Its stored values.
	 */
	public static function robots( array $row ): array {
		$global = self::in( self::option( 'aioseo_options' ), 'searchAppearance', 'advanced', 'globalRobotsMeta' );
		$own    = self::in( $row, 'advanced', 'robotsMeta' );
		$valid  = empty( $own ) || ! empty( $own['default'] ) ? $global : $own;
		$meta   = empty( $valid['default'] ) ? $valid : array();
		return array(
			Meta_Keys::HIDDEN => ! empty( $meta['noindex'] ) || ( isset( $row['show'] ) && ! $row['show'] ),
			Meta_Keys::ROBOTS => array_values( array_intersect( self::ROBOTS, array_keys( array_filter( $meta ) ) ) ),
		);
	}

	/** The values of the site. */
	public function of_site(): array {
		$options   = self::option( 'aioseo_options' );
		$schema    = self::in( $options, 'searchAppearance', 'global', 'schema' );
		$is_person = 'person' === ( $schema['siteRepresents'] ?? '' );
		$person    = $is_person ? get_userdata( (int) ( $schema['person'] ?? 0 ) ) : false;
		$names     = $is_person ? array( 'personName', 'personLogo' ) : array( 'organizationName', 'organizationLogo' );
		$name      = self::without_tags( $schema, $names[0] );
		$profiles  = self::in( $options, 'social', 'profiles' );
		$lines     = preg_split( '/\R/', Source::first( $profiles, array( 'additionalUrls' ) ) );
		return array(
			Meta_Keys::SITE_NAME        => self::without_tags( $schema, 'websiteName' ),
			Meta_Keys::ALTERNATIVE_NAME => self::without_tags( $schema, 'websiteAlternateName' ),
			Meta_Keys::SEPARATOR        => ( new Aioseo_Source() )->separator(),
		) + self::owner(
			$is_person,
			$person ? $person->display_name : $name,
			Source::image( '', Source::first( $schema, array( $names[1] ) ) ),
			array_merge( array_values( self::in( $profiles, 'urls' ) ), array_map( 'trim', (array) $lines ) ),
			Source::image( '', Source::first( self::in( $options, 'social', 'facebook', 'general' ), array( 'defaultImagePosts' ) ) )
		) + self::codes( self::in( $options, 'webmasterTools' ), array( 'google', 'bing', 'pinterest', 'yandex', 'baidu' ) );
	}

	/**
	 * A name; empty if it is made of tags such as `#site_title`, since WordPress has that name anyway.
	 *
	 * @param array  $row  Stored values.
	 * @param string $name Name of the value.
	 */
	private static function without_tags( array $row, string $name ): string {
		$text = Source::first( $row, array( $name ) );
		return preg_match( Aioseo_Tags::pattern(), $text ) ? '' : $text;
	}

	/**
	 * Whether its sitemap leaves out a kind.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	private static function is_unlisted( string $kind, string $name ): bool {
		$general = self::in( self::option( 'aioseo_options' ), 'sitemap', 'general' );
		$list    = self::in( $general, self::LISTS[ $kind ] ?? '' );
		return isset( $list['all'] ) && ! $list['all'] && ! in_array( $name, self::in( $list, 'included' ), true );
	}
}
