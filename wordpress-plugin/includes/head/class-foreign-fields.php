<?php
/**
 * Post data of other SEO plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Meta\Meta_Values;

defined( 'ABSPATH' ) || exit;

/** Reads the current fields of the plugin that owns the head; never writes them. */
final class Foreign_Fields {

	const AIOSEO = 'All in One SEO';

	/** Where each plugin stores title, description, canonical and keywords: meta keys, or columns for All in One SEO. */
	const KEYS = array(
		'Yoast SEO'         => array( '_yoast_wpseo_title', '_yoast_wpseo_metadesc', '_yoast_wpseo_canonical', '_yoast_wpseo_focuskw' ),
		'Rank Math'         => array( 'rank_math_title', 'rank_math_description', 'rank_math_canonical_url', 'rank_math_focus_keyword' ),
		self::AIOSEO        => array( 'title', 'description', 'canonical_url', 'keyphrases' ),
		'SEOPress'          => array( '_seopress_titles_title', '_seopress_titles_desc', '_seopress_robots_canonical', '_seopress_analysis_target_kw' ),
		'The SEO Framework' => array( '_genesis_title', '_genesis_description', '_genesis_canonical_uri', '' ),
		'Slim SEO'          => array( 'slim_seo.title', 'slim_seo.description', 'slim_seo.canonical', '' ),
	);

	/** Matches variables that the other plugin fills in later: %%title%%, %title%, #post_title, {{ post.title }}. */
	const VARIABLE = '/%%?[a-z_]+(?:\([^)]*\))?%%?|#[a-z_]+\b|\{\{.*?\}\}/i';

	/**
	 * Title, description and canonical of a post; null if only the rendered page shows them.
	 *
	 * @param string $owner   A name of `KEYS`.
	 * @param int    $post_id The post.
	 */
	public static function of( string $owner, int $post_id ): array {
		list( $title, $description, $canonical ) = self::KEYS[ $owner ] ?? array( '', '', '' );
		return array(
			'title'       => self::known( self::text( $owner, $title, $post_id ) ),
			'description' => self::known( self::text( $owner, $description, $post_id ) ),
			'canonical'   => self::known( self::text( $owner, $canonical, $post_id ) ),
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
		return self::AIOSEO === $owner ? self::lines( Aioseo_Posts::keywords( $post_id ) ) : self::keywords_in_meta( $owner, $post_id );
	}

	/**
	 * Meta conditions for posts with keyphrases; null if the plugin has no keyphrases.
	 *
	 * @param string $owner A name of `KEYS`.
	 */
	public static function with_keywords( string $owner ): ?array {
		if ( self::AIOSEO === $owner ) {
			return Aioseo_Posts::has_table() ? array() : null;
		}
		$key = self::KEYS[ $owner ][3] ?? '';
		return '' === $key ? null : array(
			array(
				'key'     => $key,
				'value'   => '',
				'compare' => '!=',
			),
		);
	}

	/**
	 * The keyphrases of a plugin that stores them in one text.
	 *
	 * @param string $owner   A name of `KEYS`.
	 * @param int    $post_id The post.
	 */
	private static function keywords_in_meta( string $owner, int $post_id ): array {
		$text = self::text( $owner, self::KEYS[ $owner ][3] ?? '', $post_id );
		// A comma belongs to the keyphrase in Yoast SEO and separates keyphrases in other plugins.
		return self::lines( 'Yoast SEO' === $owner ? array( $text ) : explode( ',', $text ) );
	}

	/**
	 * Makes each text one line, and leaves out empty ones.
	 *
	 * @param string[] $texts Texts.
	 */
	private static function lines( array $texts ): array {
		return array_values( array_filter( array_map( array( Meta_Values::class, 'line' ), $texts ), 'strlen' ) );
	}

	/**
	 * One text of the post.
	 *
	 * @param string $owner   A name of `KEYS`.
	 * @param string $key     The meta key; a dot separates it from a field of a list.
	 * @param int    $post_id The post.
	 */
	private static function text( string $owner, string $key, int $post_id ): string {
		if ( '' === $key ) {
			return '';
		}
		if ( self::AIOSEO === $owner ) {
			return trim( Aioseo_Posts::text( $post_id, $key ) );
		}
		list( $name, $field ) = explode( '.', $key . '.' );
		$value                = get_post_meta( $post_id, $name, true );
		$text                 = '' === $field ? $value : ( is_array( $value ) ? $value[ $field ] ?? '' : '' );
		return is_string( $text ) ? trim( $text ) : '';
	}

	/**
	 * The text if it is final; null if it is empty or has variables.
	 *
	 * @param string $text A text.
	 */
	private static function known( string $text ): ?string {
		return '' === $text || preg_match( self::VARIABLE, $text ) ? null : $text;
	}
}
