<?php
/**
 * Stored settings of The SEO Framework for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;

defined( 'ABSPATH' ) || exit;

/** One option. It has no templates, but switches for the parts of titles and for descriptions. */
final class Seo_Framework_Appearance extends Stored_Appearance {

	const OPTION = 'autodescription-site-settings';

	/** Separators by their names. */
	const SEPARATORS = array(
		'hyphen' => '-',
		'pipe'   => '|',
		'ndash'  => '–',
		'mdash'  => '—',
		'bull'   => '•',
		'middot' => '·',
		'lsaquo' => '‹',
		'rsaquo' => '›',
		'frasl'  => '⁄',
		'laquo'  => '«',
		'raquo'  => '»',
		'le'     => '≤',
		'ge'     => '≥',
		'lt'     => '<',
		'gt'     => '>',
		'lsim'   => '⪅',
		'tilde'  => '~',
	);

	const PROFILES = array( 'facebook', 'twitter', 'instagram', 'youtube', 'linkedin', 'pinterest', 'soundcloud', 'tumblr' );

	/**
	 * The values of a kind of page.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	public function of_kind( string $kind, string $name ): array {
		$row = self::option( self::OPTION );
		if ( array() === $row ) {
			return array();
		}
		$robots = self::has( $row, $kind, $name, 'nofollow' ) ? array( 'nofollow' ) : array();
		return array(
			Meta_Keys::TITLE       => Page_Kinds::PAGED === $kind ? '' : self::title( $row, $kind, $name ),
			// It makes descriptions of the texts of posts.
			Meta_Keys::DESCRIPTION => Page_Kinds::POST === $kind && ! empty( $row['auto_description'] ) ? '{intro}' : '',
			Meta_Keys::HIDDEN      => self::can_be_hidden( $kind ) && self::has( $row, $kind, $name, 'noindex' ),
			Meta_Keys::ROBOTS      => self::can_be_hidden( $kind ) ? $robots : array(),
		);
	}

	/** The values of the site. */
	public function of_site(): array {
		$row      = self::option( self::OPTION );
		$profiles = array_map(
			static function ( string $name ) use ( $row ): string {
				return Source::first( $row, array( "knowledge_$name" ) );
			},
			self::PROFILES
		);
		return array(
			Meta_Keys::SITE_NAME => Source::first( $row, array( 'site_title' ) ),
			Meta_Keys::SEPARATOR => self::SEPARATORS[ Source::first( $row, array( 'title_separator' ) ) ] ?? '',
		) + self::owner(
			'person' === ( $row['knowledge_type'] ?? '' ),
			Source::first( $row, array( 'knowledge_name' ) ),
			Source::image( Source::first( $row, array( 'knowledge_logo_id' ) ), Source::first( $row, array( 'knowledge_logo_url' ) ) ),
			$profiles,
			Source::image( Source::first( $row, array( 'social_image_fb_id' ) ), Source::first( $row, array( 'social_image_fb_url' ) ) )
		) + self::codes( $row, array( 'google_verification', 'bing_verification', 'pint_verification', 'yandex_verification', 'baidu_verification' ) );
	}

	/**
	 * Whether pages of a kind have a directive.
	 *
	 * @param array  $row       The option.
	 * @param string $kind      A kind of Page_Kinds.
	 * @param string $name      Name of the post type or taxonomy.
	 * @param string $directive `noindex` or `nofollow`.
	 */
	private static function has( array $row, string $kind, string $name, string $directive ): bool {
		$lists = array(
			Page_Kinds::POST => self::in( $row, "{$directive}_post_types" ),
			Page_Kinds::TERM => self::in( $row, "{$directive}_taxonomies" ),
		);
		return ! empty( $lists[ $kind ][ $name ] ) || ! empty( $row[ "{$kind}_{$directive}" ] ) || ! empty( $row[ "site_{$directive}" ] );
	}

	/**
	 * The template that does the same as its switches; empty for the usual one.
	 *
	 * @param array  $row  The option.
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	private static function title( array $row, string $kind, string $name ): string {
		$title = '{title}';
		if ( Page_Kinds::TERM === $kind && empty( $row['title_rem_prefixes'] ) ) {
			$taxonomy = get_taxonomy( $name );
			$title    = $taxonomy ? $taxonomy->labels->singular_name . ': {title}' : $title;
		}
		if ( ! empty( $row['title_rem_additions'] ) ) {
			return $title;
		}
		$location = $row['title_location'] ?? ( is_rtl() ? 'left' : 'right' );
		return 'left' === $location ? "{site} {separator} $title" : "$title {separator} {site}";
	}
}
