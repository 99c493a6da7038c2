<?php
/**
 * Stored data of The SEO Framework.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Posts have meta, terms one list; it adds the name of the site to titles, and knows no keyphrases. */
final class Seo_Framework_Source extends Source {

	const TERMS = 'autodescription-term-settings';

	/** Its names for the same things in the options of the home page, by our names for its terms' values. */
	const HOME = array(
		'doctitle'         => 'homepage_title',
		'description'      => 'homepage_description',
		'og_title'         => 'homepage_og_title',
		'og_description'   => 'homepage_og_description',
		'tw_title'         => 'homepage_twitter_title',
		'tw_description'   => 'homepage_twitter_description',
		'social_image_url' => 'homepage_social_image_url',
		'social_image_id'  => 'homepage_social_image_id',
		'noindex'          => 'homepage_noindex',
		'nofollow'         => 'homepage_nofollow',
	);

	/** Beginning of the meta keys of primary terms. */
	const PRIMARY = '_primary_term_';

	/** Maximum number of redirects. */
	const MOST_REDIRECTS = 10000;

	/** Short name for URLs and records. */
	public function slug(): string {
		return 'seo-framework';
	}

	/** Name as in Seo_Plugins::CONSTANTS. */
	public function name(): string {
		return 'The SEO Framework';
	}

	/**
	 * The fields of a page.
	 *
	 * @param Subject $subject The page.
	 */
	public function values( Subject $subject ): array {
		$row = $this->row( $subject );
		return array(
			Meta_Keys::TITLE              => self::title( $subject, $row ),
			Meta_Keys::DESCRIPTION        => self::first( $row, array( '_genesis_description', 'description' ) ),
			Meta_Keys::CANONICAL          => self::first( $row, array( '_genesis_canonical_uri', 'canonical' ) ),
			Meta_Keys::HIDDEN             => '1' === self::first( $row, array( '_genesis_noindex', 'noindex' ) ),
			Meta_Keys::ROBOTS             => array_keys(
				array_filter(
					array(
						'nofollow' => '1' === self::first( $row, array( '_genesis_nofollow', 'nofollow' ) ),
						'index'    => '-1' === self::first( $row, array( '_genesis_noindex', 'noindex' ) ),
					)
				)
			),
			Meta_Keys::SOCIAL_TITLE       => self::first( $row, array( '_open_graph_title', 'og_title', '_twitter_title', 'tw_title' ) ),
			Meta_Keys::SOCIAL_DESCRIPTION => self::first( $row, array( '_open_graph_description', 'og_description', '_twitter_description', 'tw_description' ) ),
			Meta_Keys::SOCIAL_IMAGE       => self::image( self::first( $row, array( '_social_image_id', 'social_image_id' ) ), self::first( $row, array( '_social_image_url', 'social_image_url' ) ) ),
			Meta_Keys::PRIMARY_TERMS      => self::primary_terms( $row, self::PRIMARY ),
		);
	}

	/** Posts and terms that redirect. */
	public function redirects(): array {
		$redirects = array();
		// Other plugins use the name `redirect` too, so only posts with a field of this plugin count.
		foreach ( $this->ids( Subject::POST, 0, self::MOST_REDIRECTS ) as $id ) {
			$target = self::first( Stored_Meta::row( new Subject( Subject::POST, $id ) ), array( 'redirect' ) );
			if ( '' !== $target && 'publish' === get_post_status( $id ) ) {
				$redirects[] = self::redirect( (string) get_permalink( $id ), $target, 301 );
			}
		}
		foreach ( $this->ids( Subject::TERM, 0, self::MOST_REDIRECTS ) as $id ) {
			$target = self::first( $this->row( new Subject( Subject::TERM, $id ) ), array( 'redirect' ) );
			$link   = '' === $target ? '' : get_term_link( $id );
			if ( is_string( $link ) && '' !== $link ) {
				$redirects[] = self::redirect( $link, $target, 301 );
			}
		}
		return $redirects;
	}

	/** Its settings for the whole site. */
	protected function appearance(): Stored_Appearance {
		return new Seo_Framework_Appearance();
	}

	/** Meta keys of posts and terms. */
	protected function keys(): array {
		return array_merge( self::primary_keys( self::PRIMARY ), array( self::TERMS, '_genesis_title', '_genesis_description', '_genesis_canonical_uri', '_genesis_noindex', '_genesis_nofollow', '_open_graph_title', '_open_graph_description', '_twitter_title', '_twitter_description', '_social_image_id', '_social_image_url', '_tsf_title_no_blogname' ) );
	}

	/**
	 * The stored values of a page.
	 *
	 * @param Subject $subject The page.
	 */
	private function row( Subject $subject ): array {
		switch ( $subject->kind ) {
			case Subject::POST:
				return Stored_Meta::row( $subject );
			case Subject::TERM:
				return array_filter( (array) get_term_meta( (int) $subject->id, self::TERMS, true ) );
			case Subject::USER:
				return array();
		}
		$options = (array) get_option( 'autodescription-site-settings', array() );
		if ( Subject::TYPE === $subject->kind ) {
			return array_filter( (array) ( $options['pta'][ $subject->id ] ?? array() ) );
		}
		return array_filter(
			array_map(
				static function ( string $name ) use ( $options ) {
					return $options[ $name ] ?? '';
				},
				self::HOME
			)
		);
	}

	/**
	 * The title with the name of the site, which the plugin adds when it prints it.
	 *
	 * @param Subject $subject The page.
	 * @param array   $row     Its stored values.
	 */
	private static function title( Subject $subject, array $row ): string {
		$title   = self::first( $row, array( '_genesis_title', 'doctitle' ) );
		$options = (array) get_option( 'autodescription-site-settings', array() );
		$is_bare = '' !== self::first( $row, array( '_tsf_title_no_blogname', 'title_no_blog_name' ) ) && '0' !== self::first( $row, array( '_tsf_title_no_blogname', 'title_no_blog_name' ) );
		if ( '' === $title || $is_bare || ! empty( $options['title_rem_additions'] ) ) {
			return $title;
		}
		if ( Subject::HOME === $subject->kind ) {
			return empty( $options['homepage_tagline'] ) ? $title : $title . ' {separator} ' . self::tagline( $options );
		}
		$default = is_rtl() ? 'left' : 'right';
		return 'left' === ( $options['title_location'] ?? $default ) ? "{site} {separator} $title" : "$title {separator} {site}";
	}

	/**
	 * The tagline of the home page.
	 *
	 * @param array $options Options of the plugin.
	 */
	private static function tagline( array $options ): string {
		$own = self::first( $options, array( 'homepage_title_tagline' ) );
		return '' === $own ? '{tagline}' : $own;
	}
}
