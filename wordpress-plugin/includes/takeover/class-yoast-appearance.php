<?php
/**
 * Stored settings of Yoast SEO for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;

defined( 'ABSPATH' ) || exit;

/** One option has templates, noindex and the owner; two others profiles and codes. */
final class Yoast_Appearance extends Stored_Appearance {

	/** Ends of the names in the option by kind. */
	const ENDS = array(
		Page_Kinds::AUTHOR  => 'author-wpseo',
		Page_Kinds::DATE    => 'archive-wpseo',
		Page_Kinds::SEARCH  => 'search-wpseo',
		Page_Kinds::MISSING => '404-wpseo',
	);

	/** Switches that remove all pages of a kind. */
	const DISABLED = array(
		Page_Kinds::AUTHOR                  => 'disable-author',
		Page_Kinds::DATE                    => 'disable-date',
		Page_Kinds::TERM . '.post_format'   => 'disable-post_format',
		Page_Kinds::POST . '.attachment'    => 'disable-attachment',
	);

	/** Profiles, as different versions name them. */
	const PROFILES = array( 'facebook_site', 'instagram_url', 'linkedin_url', 'myspace_url', 'pinterest_url', 'youtube_url', 'wikipedia_url', 'mastodon_url' );

	/**
	 * The values of a kind of page.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	public function of_kind( string $kind, string $name ): array {
		$row  = self::option( 'wpseo_titles' );
		$ends = self::ENDS + array(
			Page_Kinds::POST => $name,
			Page_Kinds::TERM => "tax-$name",
		);
		if ( ! isset( $ends[ $kind ] ) ) {
			return array();
		}
		$end      = $ends[ $kind ];
		$disabled = self::DISABLED[ trim( "$kind.$name", '.' ) ] ?? '';
		return array(
			Meta_Keys::TITLE       => Source::first( $row, array( "title-$end" ) ),
			Meta_Keys::DESCRIPTION => Source::first( $row, array( "metadesc-$end" ) ),
			Meta_Keys::HIDDEN      => self::can_be_hidden( $kind ) && ( ! empty( $row[ "noindex-$end" ] ) || ! empty( $row[ $disabled ] ) ),
		);
	}

	/** The values of the site. */
	public function of_site(): array {
		$row       = self::option( 'wpseo_titles' );
		$social    = self::option( 'wpseo_social' );
		$is_person = 'person' === ( $row['company_or_person'] ?? '' );
		$person    = get_userdata( (int) ( $row['company_or_person_user_id'] ?? 0 ) );
		$name      = $is_person ? ( $person ? $person->display_name : '' ) : Source::first( $row, array( 'company_name' ) );
		$logo      = $is_person ? 'person_logo' : 'company_logo';
		$profiles  = array_merge(
			array_values( array_intersect_key( $social, array_flip( self::PROFILES ) ) ),
			array( self::profile_on_x( Source::first( $social, array( 'twitter_site' ) ) ) ),
			self::in( $social, 'other_social_urls' )
		);
		return array(
			Meta_Keys::SITE_NAME        => Source::first( $row, array( 'website_name' ) ),
			Meta_Keys::ALTERNATIVE_NAME => Source::first( $row, array( 'alternate_website_name' ) ),
			Meta_Keys::SEPARATOR        => ( new Yoast_Source() )->separator(),
		) + self::owner(
			$is_person,
			$name,
			Source::image( Source::first( $row, array( "{$logo}_id" ) ), Source::first( $row, array( $logo ) ) ),
			$profiles,
			Source::image( Source::first( $social, array( 'og_default_image_id' ) ), Source::first( $social, array( 'og_default_image' ) ) )
		) + self::codes( $social + self::option( 'wpseo' ), array( 'googleverify', 'msverify', 'pinterestverify', 'yandexverify', 'baiduverify' ) );
	}
}
