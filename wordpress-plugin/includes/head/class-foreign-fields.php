<?php
/**
 * Post data of other SEO plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;
use Plumbline\Meta\Subject;
use Plumbline\Takeover\Source;
use Plumbline\Takeover\Sources;
use Plumbline\Takeover\Variables;

defined( 'ABSPATH' ) || exit;

/** Reads the current fields of the plugin that owns the head; never writes them. */
final class Foreign_Fields {

	/**
	 * Title, description and canonical of a post, with our variables in them; null for one that only
	 * the rendered page shows. And the keywords.
	 *
	 * @param string $owner   Name of the plugin.
	 * @param int    $post_id The post.
	 */
	public static function of( string $owner, int $post_id ): array {
		$source    = Sources::of( $owner );
		$subject   = new Subject( Subject::POST, $post_id );
		$values    = $source ? array_filter( $source->values( $subject ) ) : array();
		$templates = $source ? array_filter( $source->stored( Page_Kinds::of( $subject ) ) ) : array();
		$values   += array_intersect_key( $templates, array_flip( array( Meta_Keys::TITLE, Meta_Keys::DESCRIPTION ) ) );
		$keywords  = self::lines( array_column( $values[ Meta_Keys::KEYWORDS ] ?? array(), 'keyword' ) );
		$known     = static function ( string $key ) use ( $source, $values, $subject, $keywords ): ?string {
			return $source && isset( $values[ $key ] ) ? self::known( $source, $values[ $key ], $subject, $keywords[0] ?? '' ) : null;
		};
		return array(
			'title'       => $known( Meta_Keys::TITLE ),
			'description' => $known( Meta_Keys::DESCRIPTION ),
			'canonical'   => $values[ Meta_Keys::CANONICAL ] ?? null,
			'keywords'    => $keywords,
		);
	}

	/**
	 * The keywords that count for a post: those of the plugin that owns the head, or else ours. Each
	 * with its synonyms.
	 *
	 * @param int $post_id The post.
	 */
	public static function keywords_that_count( int $post_id ): array {
		$owner    = Seo_Plugins::owner();
		$source   = null === $owner ? null : Sources::of( $owner );
		$keywords = $source ? $source->values( new Subject( Subject::POST, $post_id ) )[ Meta_Keys::KEYWORDS ] ?? array() : array();
		return array() === $keywords ? array_filter( (array) get_post_meta( $post_id, Meta_Keys::KEYWORDS, true ) ) : $keywords;
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
	 * The text with our variables; null if the plugin fills in something that only it knows.
	 *
	 * @param Source  $source  The plugin.
	 * @param string  $text    A text.
	 * @param Subject $subject The post.
	 * @param string  $keyword Its focus keyword.
	 */
	private static function known( Source $source, string $text, Subject $subject, string $keyword ): ?string {
		$converted = Variables::convert( $source, $text, $subject, $keyword );
		// Other plugins make an excerpt of the text where there is none.
		$is_made = 1 === preg_match( '/\{(?:excerpt|intro)\}/', $converted['text'] ) && ! has_excerpt( (int) $subject->id );
		return $is_made || array() !== $converted['unknown'] || '' === $converted['text'] ? null : $converted['text'];
	}
}
