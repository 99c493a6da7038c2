<?php
/**
 * Stored data of SEOPress.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Posts and terms have the same meta; redirects are posts, or meta of the post that is redirected. */
final class Seopress_Source extends Source {

	/** Robots directives by meta key: `yes` forbids. */
	const ROBOTS = array(
		'_seopress_robots_follow'     => 'nofollow',
		'_seopress_robots_snippet'    => 'nosnippet',
		'_seopress_robots_imageindex' => 'noimageindex',
	);

	/** Meta that redirects. */
	const REDIRECT = '_seopress_redirections_value';

	/** Maximum number of redirects. */
	const MOST_REDIRECTS = 10000;

	/** Short name for URLs and records. */
	public function slug(): string {
		return 'seopress';
	}

	/** Name as in Seo_Plugins::CONSTANTS. */
	public function name(): string {
		return 'SEOPress';
	}

	/**
	 * The fields of a page.
	 *
	 * @param Subject $subject The page.
	 */
	public function values( Subject $subject ): array {
		if ( Subject::HOME === $subject->kind || Subject::TYPE === $subject->kind ) {
			return self::of_page( $subject );
		}
		$row    = Stored_Meta::row( $subject );
		$robots = array();
		foreach ( self::ROBOTS as $key => $directive ) {
			if ( 'yes' === self::first( $row, array( $key ) ) ) {
				$robots[] = $directive;
			}
		}
		return array(
			Meta_Keys::TITLE              => self::first( $row, array( '_seopress_titles_title' ) ),
			Meta_Keys::DESCRIPTION        => self::first( $row, array( '_seopress_titles_desc' ) ),
			Meta_Keys::CANONICAL          => self::first( $row, array( '_seopress_robots_canonical' ) ),
			Meta_Keys::HIDDEN             => 'yes' === self::first( $row, array( '_seopress_robots_index' ) ),
			Meta_Keys::ROBOTS             => $robots,
			Meta_Keys::SOCIAL_TITLE       => self::first( $row, array( '_seopress_social_fb_title', '_seopress_social_twitter_title' ) ),
			Meta_Keys::SOCIAL_DESCRIPTION => self::first( $row, array( '_seopress_social_fb_desc', '_seopress_social_twitter_desc' ) ),
			Meta_Keys::SOCIAL_IMAGE       => self::image( self::first( $row, array( '_seopress_social_fb_img_attachment_id' ) ), self::first( $row, array( '_seopress_social_fb_img', '_seopress_social_twitter_img' ) ) ),
			Meta_Keys::KEYWORDS           => self::keywords( explode( ',', self::first( $row, array( '_seopress_analysis_target_kw' ) ) ) ),
			Meta_Keys::PRIMARY_TERMS      => array_filter( array( (int) self::first( $row, array( '_seopress_robots_primary_cat' ) ) ) ),
		);
	}

	/** The separator between the parts of a title. */
	public function separator(): string {
		return self::first( (array) get_option( 'seopress_titles_option_name', array() ), array( 'seopress_titles_sep' ) );
	}

	/** Redirects of their own, and posts that redirect. */
	public function redirects(): array {
		$redirects = array();
		foreach ( Stored_Meta::ids( Subject::POST, array( self::REDIRECT ), 0, self::MOST_REDIRECTS ) as $id ) {
			$row = Stored_Meta::row( new Subject( Subject::POST, $id ) );
			if ( 'yes' === self::first( $row, array( '_seopress_redirections_enabled' ) ) && 'publish' === get_post_status( $id ) ) {
				$is_own      = 'seopress_404' === get_post_type( $id );
				$redirects[] = self::redirect( $is_own ? get_post( $id )->post_title : (string) get_permalink( $id ), self::first( $row, array( self::REDIRECT ) ), (int) self::first( $row, array( '_seopress_redirections_type' ) ), $is_own && 'yes' === self::first( $row, array( '_seopress_redirections_enabled_regex' ) ) );
			}
		}
		return $redirects;
	}

	/** Its settings for the whole site. */
	protected function appearance(): Stored_Appearance {
		return new Seopress_Appearance();
	}

	/** Meta keys of posts and terms. */
	protected function keys(): array {
		return array_merge(
			array_keys( self::ROBOTS ),
			array( '_seopress_titles_title', '_seopress_titles_desc', '_seopress_robots_canonical', '_seopress_robots_index', '_seopress_robots_primary_cat', '_seopress_social_fb_title', '_seopress_social_fb_desc', '_seopress_social_fb_img', '_seopress_social_twitter_title', '_seopress_social_twitter_desc', '_seopress_analysis_target_kw' )
		);
	}

	/**
	 * The fields of the home page or of an archive of a post type.
	 *
	 * @param Subject $subject The page.
	 */
	private static function of_page( Subject $subject ): array {
		$options = (array) get_option( 'seopress_titles_option_name', array() );
		$is_own  = Subject::HOME === $subject->kind;
		$row     = $is_own ? $options : (array) ( $options['seopress_titles_archive_titles'][ $subject->id ] ?? array() );
		return array(
			Meta_Keys::TITLE       => self::first( $row, array( $is_own ? 'seopress_titles_home_site_title' : 'title' ) ),
			Meta_Keys::DESCRIPTION => self::first( $row, array( $is_own ? 'seopress_titles_home_site_desc' : 'description' ) ),
			Meta_Keys::HIDDEN      => ! $is_own && ! empty( $row['noindex'] ),
		);
	}
}
