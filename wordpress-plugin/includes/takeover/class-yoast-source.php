<?php
/**
 * Stored data of Yoast SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Posts and users have meta; terms, the home page and archives are in options. */
final class Yoast_Source extends Source {

	const POSTS = '_yoast_wpseo_';

	/** Separators by their names. */
	const SEPARATORS = array(
		'sc-dash'   => '-',
		'sc-ndash'  => '–',
		'sc-mdash'  => '—',
		'sc-colon'  => ':',
		'sc-middot' => '·',
		'sc-bull'   => '•',
		'sc-star'   => '*',
		'sc-smstar' => '⋆',
		'sc-pipe'   => '|',
		'sc-tilde'  => '~',
		'sc-laquo'  => '«',
		'sc-raquo'  => '»',
		'sc-lt'     => '<',
		'sc-gt'     => '>',
	);

	/** Short name for URLs and records. */
	public function slug(): string {
		return 'yoast';
	}

	/** Name as in Seo_Plugins::CONSTANTS. */
	public function name(): string {
		return 'Yoast SEO';
	}

	/**
	 * The fields of a page.
	 *
	 * @param Subject $subject The page.
	 */
	public function values( Subject $subject ): array {
		$names = array( Subject::POST => self::POSTS, Subject::USER => 'wpseo_' );
		switch ( $subject->kind ) {
			case Subject::POST:
			case Subject::USER:
				return $this->of_row( self::without_prefix( Stored_Meta::row( $subject ), $names[ $subject->kind ] ) );
			case Subject::TERM:
				return $this->of_row( self::without_prefix( $this->terms()[ $subject->id ] ?? array(), 'wpseo_' ) );
			default:
				return $this->of_page( $subject );
		}
	}

	/**
	 * Ids with stored fields; those of terms are in an option.
	 *
	 * @param string $kind  The kind.
	 * @param int    $after The last id that is known.
	 * @param int    $most  Maximum number of ids.
	 */
	public function ids( string $kind, int $after, int $most ): array {
		if ( Subject::TERM !== $kind ) {
			return parent::ids( $kind, $after, $most );
		}
		$ids = array_filter(
			array_keys( $this->terms() ),
			static function ( $id ) use ( $after ): bool {
				return $id > $after && null !== get_term( (int) $id );
			}
		);
		sort( $ids );
		return array_slice( $ids, 0, $most );
	}

	/** The separator between the parts of a title. */
	public function separator(): string {
		$row = (array) get_option( 'wpseo_titles', array() );
		return self::SEPARATORS[ self::first( $row, array( 'separator' ) ) ] ?? '';
	}

	/** The redirects of Yoast SEO Premium. */
	public function redirects(): array {
		$redirects = array();
		foreach ( array_filter( (array) get_option( 'wpseo-premium-redirects-base', array() ), 'is_array' ) as $row ) {
			$redirects[] = self::redirect( self::first( $row, array( 'origin' ) ), self::first( $row, array( 'url' ) ), (int) self::first( $row, array( 'type' ) ), 'regex' === ( $row['format'] ?? '' ) );
		}
		return $redirects;
	}

	/** Its settings for the whole site. */
	protected function appearance(): Stored_Appearance {
		return new Yoast_Appearance();
	}

	/** Meta keys of posts and users. */
	protected function keys(): array {
		$posts = array( 'title', 'metadesc', 'canonical', 'focuskw', 'focuskeywords', 'meta-robots-noindex', 'meta-robots-nofollow', 'meta-robots-adv', 'opengraph-title', 'opengraph-description', 'opengraph-image-id', 'opengraph-image', 'twitter-title', 'twitter-description', 'twitter-image-id' );
		return array_merge( preg_filter( '/^/', self::POSTS, $posts ), self::primary_keys( self::POSTS . 'primary_' ), array( 'wpseo_title', 'wpseo_metadesc', 'wpseo_noindex_author' ) );
	}

	/**
	 * The fields in a row without prefixes; posts, terms and users name some of them differently.
	 *
	 * @param array $row Values by name.
	 */
	private function of_row( array $row ): array {
		$advanced = explode( ',', self::first( $row, array( 'meta-robots-adv' ) ) );
		$robots   = '1' === self::first( $row, array( 'meta-robots-nofollow' ) ) ? array( 'nofollow' ) : array();
		$noindex  = self::first( $row, array( 'meta-robots-noindex', 'noindex', 'noindex_author' ) );
		$robots   = in_array( $noindex, array( '2', 'index' ), true ) ? array_merge( $robots, array( 'index' ) ) : $robots;
		return array(
			Meta_Keys::TITLE              => self::first( $row, array( 'title' ) ),
			Meta_Keys::DESCRIPTION        => self::first( $row, array( 'metadesc', 'desc' ) ),
			Meta_Keys::CANONICAL          => self::first( $row, array( 'canonical' ) ),
			Meta_Keys::HIDDEN             => in_array( $noindex, array( '1', 'noindex', 'on' ), true ),
			Meta_Keys::ROBOTS             => array_merge( $robots, array_map( 'trim', $advanced ) ),
			Meta_Keys::SOCIAL_TITLE       => self::first( $row, array( 'opengraph-title', 'twitter-title' ) ),
			Meta_Keys::SOCIAL_DESCRIPTION => self::first( $row, array( 'opengraph-description', 'twitter-description' ) ),
			Meta_Keys::SOCIAL_IMAGE       => self::image( self::first( $row, array( 'opengraph-image-id', 'twitter-image-id' ) ), self::first( $row, array( 'opengraph-image', 'twitter-image' ) ) ),
			Meta_Keys::KEYWORDS           => self::keywords_of( $row ),
			Meta_Keys::PRIMARY_TERMS      => self::primary_terms( $row, 'primary_' ),
		);
	}

	/**
	 * The keyphrase, and those of Premium with their synonyms.
	 *
	 * @param array $row Values by name.
	 */
	private static function keywords_of( array $row ): array {
		$related  = json_decode( self::first( $row, array( 'focuskeywords' ) ), true );
		$keywords = array_merge( array( self::first( $row, array( 'focuskw' ) ) ), array_filter( array_column( is_array( $related ) ? $related : array(), 'keyword' ), 'is_string' ) );
		$synonyms = json_decode( self::first( $row, array( 'keywordsynonyms' ) ), true );
		$lists    = array();
		foreach ( is_array( $synonyms ) ? array_values( $synonyms ) : array() as $index => $list ) {
			$lists[ $keywords[ $index ] ?? '' ] = is_string( $list ) ? explode( ',', $list ) : array();
		}
		return self::keywords( $keywords, $lists );
	}

	/**
	 * The fields of the home page or of an archive of a post type.
	 *
	 * @param Subject $subject The page.
	 */
	private function of_page( Subject $subject ): array {
		$row    = (array) get_option( 'wpseo_titles', array() );
		$is_own = Subject::HOME === $subject->kind;
		$end    = $is_own ? 'home-wpseo' : 'ptarchive-' . $subject->id;
		return array(
			Meta_Keys::TITLE              => self::first( $row, array( "title-$end" ) ),
			Meta_Keys::DESCRIPTION        => self::first( $row, array( "metadesc-$end" ) ),
			Meta_Keys::HIDDEN             => ! $is_own && ! empty( $row[ "noindex-$end" ] ),
			Meta_Keys::SOCIAL_TITLE       => self::first( $row, array( $is_own ? 'open_graph_frontpage_title' : "social-title-$end" ) ),
			Meta_Keys::SOCIAL_DESCRIPTION => self::first( $row, array( $is_own ? 'open_graph_frontpage_desc' : "social-description-$end" ) ),
			Meta_Keys::SOCIAL_IMAGE       => self::image( self::first( $row, array( $is_own ? 'open_graph_frontpage_image_id' : "social-image-id-$end" ) ) ),
		);
	}

	/** The fields of terms by their ids. */
	private function terms(): array {
		$terms = array();
		foreach ( array_filter( (array) get_option( 'wpseo_taxonomy_meta', array() ), 'is_array' ) as $of_taxonomy ) {
			$terms += array_filter( $of_taxonomy, 'is_array' );
		}
		return $terms;
	}

	/**
	 * The values whose names begin with a prefix, by the rest of their names.
	 *
	 * @param array  $row    Values by name.
	 * @param string $prefix The prefix.
	 */
	private static function without_prefix( array $row, string $prefix ): array {
		$found = array();
		foreach ( $row as $name => $value ) {
			if ( 0 === strpos( (string) $name, $prefix ) ) {
				$found[ substr( (string) $name, strlen( $prefix ) ) ] = $value;
			}
		}
		return $found;
	}
}
