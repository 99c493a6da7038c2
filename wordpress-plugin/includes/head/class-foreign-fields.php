<?php
/**
 * What another SEO plugin keeps of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Meta\Meta_Values;

defined( 'ABSPATH' ) || exit;

/** Reads the fields of the plugin that owns the head, as they are now. Nothing of it is written. */
final class Foreign_Fields {

	/** Where each keeps title, description, canonical and keywords. */
	const KEYS = array(
		'Yoast SEO'         => array( '_yoast_wpseo_title', '_yoast_wpseo_metadesc', '_yoast_wpseo_canonical', '_yoast_wpseo_focuskw' ),
		'Rank Math'         => array( 'rank_math_title', 'rank_math_description', 'rank_math_canonical_url', 'rank_math_focus_keyword' ),
		'All in One SEO'    => array( '_aioseo_title', '_aioseo_description', '', '' ),
		'SEOPress'          => array( '_seopress_titles_title', '_seopress_titles_desc', '_seopress_robots_canonical', '_seopress_analysis_target_kw' ),
		'The SEO Framework' => array( '_genesis_title', '_genesis_description', '_genesis_canonical_uri', '' ),
		'Slim SEO'          => array( 'slim_seo.title', 'slim_seo.description', 'slim_seo.canonical', '' ),
	);

	/** Marks of a text that the other plugin has yet to fill in: %%title%%, %title%, #post_title, {{ post.title }}. */
	const VARIABLE = '/%%?[a-z_]+(?:\([^)]*\))?%%?|#[a-z_]+\b|\{\{.*?\}\}/i';

	/**
	 * Title, description and canonical of a post; null for what only the rendered page tells.
	 *
	 * @param string $owner   A name of `KEYS`.
	 * @param int    $post_id The post.
	 */
	public static function of( string $owner, int $post_id ): array {
		list( $title, $description, $canonical ) = self::KEYS[ $owner ] ?? array( '', '', '' );
		return array(
			'title'       => self::known( self::text( $title, $post_id ) ),
			'description' => self::known( self::text( $description, $post_id ) ),
			'canonical'   => self::known( self::text( $canonical, $post_id ) ),
			'keywords'    => self::keywords( $owner, $post_id ),
		);
	}

	/**
	 * The focus keyphrases of a post, the main one first.
	 *
	 * @param string $owner   A name of `KEYS`.
	 * @param int    $post_id The post.
	 */
	public static function keywords( string $owner, int $post_id ): array {
		$text = self::text( self::KEYS[ $owner ][3] ?? '', $post_id );
		// A comma is part of one keyphrase in Yoast SEO, and stands between two elsewhere.
		$keywords = 'Yoast SEO' === $owner ? array( $text ) : explode( ',', $text );
		if ( 'All in One SEO' === $owner ) {
			$keywords = self::aioseo_keywords( $post_id );
		}
		return array_values( array_filter( array_map( array( Meta_Values::class, 'line' ), $keywords ), 'strlen' ) );
	}

	/** Meta key under which the posts with keyphrases can be found; null where they are not in meta. */
	public static function keyword_key( string $owner ): ?string {
		$key = self::KEYS[ $owner ][3] ?? '';
		return '' === $key ? null : $key;
	}

	/**
	 * A text of the post's meta.
	 *
	 * @param string $key     Its key; with a dot, a field of a list.
	 * @param int    $post_id The post.
	 */
	private static function text( string $key, int $post_id ): string {
		if ( '' === $key ) {
			return '';
		}
		list( $name, $field ) = explode( '.', $key . '.' );
		$value                = get_post_meta( $post_id, $name, true );
		$text                 = '' === $field ? $value : ( is_array( $value ) ? $value[ $field ] ?? '' : '' );
		return is_string( $text ) ? trim( $text ) : '';
	}

	/**
	 * A text that says what the page will say; null for one that is filled in later, or not at all.
	 *
	 * @param string $text A text.
	 */
	private static function known( string $text ): ?string {
		return '' === $text || preg_match( self::VARIABLE, $text ) ? null : $text;
	}

	/**
	 * All in One SEO keeps its keyphrases in a table of its own.
	 *
	 * @param int $post_id The post.
	 */
	private static function aioseo_keywords( int $post_id ): array {
		$model = 'AIOSEO\Plugin\Common\Models\Post';
		if ( ! is_callable( array( $model, 'getPost' ) ) ) {
			return array();
		}
		$keyphrases = $model::getPost( $post_id )->keyphrases ?? null;
		$keyphrases = is_string( $keyphrases ) ? json_decode( $keyphrases, true ) : json_decode( (string) wp_json_encode( $keyphrases ), true );
		$additional = array_column( (array) ( $keyphrases['additional'] ?? array() ), 'keyphrase' );
		return array_filter( array_merge( array( $keyphrases['focus']['keyphrase'] ?? '' ), $additional ), 'is_string' );
	}
}
