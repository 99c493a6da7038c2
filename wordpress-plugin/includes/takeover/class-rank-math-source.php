<?php
/**
 * Stored data of Rank Math.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Posts, terms and users have the same meta; redirects have a table. */
final class Rank_Math_Source extends Source {

	/** How Rank Math compares paths, as regular expressions. */
	const COMPARISONS = array(
		'contains' => '%s',
		'start'    => '^/?%s',
		'end'      => '%s/?$',
	);

	/** Beginning of the meta keys of primary terms. */
	const PRIMARY = 'rank_math_primary_';

	/** Maximum number of redirects. */
	const MOST_REDIRECTS = 10000;

	/** Short name for URLs and records. */
	public function slug(): string {
		return 'rank-math';
	}

	/** Name as in Seo_Plugins::CONSTANTS. */
	public function name(): string {
		return 'Rank Math';
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
		$robots = array_filter( (array) ( $row['rank_math_robots'] ?? array() ), 'is_string' );
		return array(
			Meta_Keys::TITLE              => self::first( $row, array( 'rank_math_title' ) ),
			Meta_Keys::DESCRIPTION        => self::first( $row, array( 'rank_math_description' ) ),
			Meta_Keys::CANONICAL          => self::first( $row, array( 'rank_math_canonical_url' ) ),
			Meta_Keys::HIDDEN             => in_array( 'noindex', $robots, true ),
			Meta_Keys::ROBOTS             => $robots,
			Meta_Keys::SOCIAL_TITLE       => self::first( $row, array( 'rank_math_facebook_title', 'rank_math_twitter_title' ) ),
			Meta_Keys::SOCIAL_DESCRIPTION => self::first( $row, array( 'rank_math_facebook_description', 'rank_math_twitter_description' ) ),
			Meta_Keys::SOCIAL_IMAGE       => self::image( self::first( $row, array( 'rank_math_facebook_image_id', 'rank_math_twitter_image_id' ) ), self::first( $row, array( 'rank_math_facebook_image', 'rank_math_twitter_image' ) ) ),
			Meta_Keys::KEYWORDS           => self::keywords( explode( ',', self::first( $row, array( 'rank_math_focus_keyword' ) ) ) ),
			Meta_Keys::PRIMARY_TERMS      => self::primary_terms( $row, self::PRIMARY ),
		);
	}

	/** The separator between the parts of a title. */
	public function separator(): string {
		$row = (array) get_option( 'rank-math-options-titles', array() );
		return html_entity_decode( self::first( $row, array( 'title_separator' ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** The redirects that are switched on; a row can have several sources. */
	public function redirects(): array {
		$redirects = array();
		foreach ( Stored_Meta::rows( 'rank_math_redirections', 'id', 0, self::MOST_REDIRECTS ) as $row ) {
			$sources = 'active' === ( $row['status'] ?? '' ) ? maybe_unserialize( $row['sources'] ?? '' ) : array();
			foreach ( array_filter( (array) $sources, 'is_array' ) as $source ) {
				$redirects[] = self::redirect_of( $source, $row );
			}
		}
		return $redirects;
	}

	/** Its settings for the whole site. */
	protected function appearance(): Stored_Appearance {
		return new Rank_Math_Appearance();
	}

	/** Meta keys of posts, terms and users. */
	protected function keys(): array {
		return array_merge( self::primary_keys( self::PRIMARY ), array( 'rank_math_title', 'rank_math_description', 'rank_math_canonical_url', 'rank_math_robots', 'rank_math_focus_keyword', 'rank_math_facebook_title', 'rank_math_facebook_description', 'rank_math_facebook_image_id', 'rank_math_facebook_image', 'rank_math_twitter_title', 'rank_math_twitter_description' ) );
	}

	/**
	 * One redirect.
	 *
	 * @param array $source Its `pattern` and `comparison`.
	 * @param array $row    The row of the table.
	 */
	private static function redirect_of( array $source, array $row ): array {
		$pattern    = self::first( $source, array( 'pattern' ) );
		$comparison = self::first( $source, array( 'comparison' ) );
		$is_plain   = ! isset( self::COMPARISONS[ $comparison ] ) && 'regex' !== $comparison;
		if ( isset( self::COMPARISONS[ $comparison ] ) ) {
			$pattern = sprintf( self::COMPARISONS[ $comparison ], preg_quote( trim( $pattern, '/' ), '~' ) );
		}
		return self::redirect( $pattern, self::first( $row, array( 'url_to' ) ), (int) self::first( $row, array( 'header_code' ) ), ! $is_plain );
	}

	/**
	 * The fields of the home page or of an archive of a post type.
	 *
	 * @param Subject $subject The page.
	 */
	private static function of_page( Subject $subject ): array {
		$row    = (array) get_option( 'rank-math-options-titles', array() );
		$is_own = Subject::HOME === $subject->kind;
		$begin  = $is_own ? 'homepage' : "pt_{$subject->id}_archive";
		$robots = Rank_Math_Appearance::robots( $row, $is_own ? 'homepage' : "pt_{$subject->id}" );
		return array(
			Meta_Keys::TITLE              => self::first( $row, array( "{$begin}_title" ) ),
			Meta_Keys::DESCRIPTION        => self::first( $row, array( "{$begin}_description" ) ),
			Meta_Keys::HIDDEN             => in_array( 'noindex', $robots, true ),
			Meta_Keys::ROBOTS             => $robots,
			Meta_Keys::SOCIAL_TITLE       => self::first( $row, array( "{$begin}_facebook_title" ) ),
			Meta_Keys::SOCIAL_DESCRIPTION => self::first( $row, array( "{$begin}_facebook_description" ) ),
			Meta_Keys::SOCIAL_IMAGE       => self::image( self::first( $row, array( "{$begin}_facebook_image_id" ) ) ),
		);
	}
}
