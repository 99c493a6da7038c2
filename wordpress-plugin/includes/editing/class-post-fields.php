<?php
/**
 * The fields of a post that are edited in lists.
 *
 * @package Plumbline
 */

namespace Plumbline\Editing;

use Plumbline\Head\Foreign_Fields;
use Plumbline\Head\Seo_Plugins;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;

defined( 'ABSPATH' ) || exit;

/**
 * Title, description and focus keyword: those of the plugin that owns the head, which is then the
 * only one to write them, or else ours.
 */
final class Post_Fields {

	/** Meta keys by the names of the fields. */
	const KEYS = array(
		'title'       => Meta_Keys::TITLE,
		'description' => Meta_Keys::DESCRIPTION,
		'keyword'     => Meta_Keys::KEYWORDS,
	);

	/**
	 * The values that count, by the names of the fields; empty where only the rendered page shows them.
	 *
	 * @param int $post_id The post.
	 */
	public static function of( int $post_id ): array {
		$owner = Seo_Plugins::owner();
		if ( null === $owner ) {
			return self::own( $post_id );
		}
		$theirs = Foreign_Fields::of( $owner, $post_id );
		return array(
			'title'       => (string) $theirs['title'],
			'description' => (string) $theirs['description'],
			'keyword'     => $theirs['keywords'][0] ?? self::own( $post_id )['keyword'],
		);
	}

	/**
	 * Writes one of our fields, unless it is no longer as the writer saw it. Returns `saved`,
	 * `unchanged`, `conflict`, `foreign` or `forbidden`.
	 *
	 * @param int    $post_id The post.
	 * @param string $name    Name of the field.
	 * @param string $before  Its value as the writer saw it.
	 * @param string $after   Its new value.
	 */
	public static function write( int $post_id, string $name, string $before, string $after ): string {
		if ( null !== Seo_Plugins::owner() ) {
			return 'foreign';
		}
		if ( ! current_user_can( 'edit_post_meta', $post_id, self::KEYS[ $name ] ) ) {
			return 'forbidden';
		}
		$now   = self::own( $post_id )[ $name ];
		$after = Meta_Values::line( $after );
		if ( $now === $after ) {
			return 'unchanged';
		}
		if ( Meta_Values::line( $before ) !== $now ) {
			return 'conflict';
		}
		$stored = get_post_meta( $post_id, self::KEYS[ $name ], true );
		$value  = 'keyword' === $name ? self::with_focus( (array) $stored, $after ) : $after;
		return self::replace( $post_id, self::KEYS[ $name ], $stored, $value ) ? 'saved' : 'conflict';
	}

	/**
	 * Our values.
	 *
	 * @param int $post_id The post.
	 */
	private static function own( int $post_id ): array {
		$keywords = Meta_Values::keywords( get_post_meta( $post_id, Meta_Keys::KEYWORDS, true ) );
		return array(
			'title'       => Meta_Values::line( get_post_meta( $post_id, Meta_Keys::TITLE, true ) ),
			'description' => Meta_Values::line( get_post_meta( $post_id, Meta_Keys::DESCRIPTION, true ) ),
			'keyword'     => $keywords[0]['keyword'] ?? '',
		);
	}

	/**
	 * Keywords with a different first one, which keeps its synonyms.
	 *
	 * @param array  $keywords The keywords.
	 * @param string $focus    The new focus keyword.
	 */
	private static function with_focus( array $keywords, string $focus ): array {
		$keywords    = Meta_Values::keywords( $keywords );
		$keywords[0] = array( 'keyword' => $focus ) + ( $keywords[0] ?? array( 'synonyms' => array() ) );
		return Meta_Values::keywords( $keywords );
	}

	/**
	 * Replaces a value in one statement, so that of two requests at the same moment one fails.
	 *
	 * @param int    $post_id The post.
	 * @param string $key     The meta key.
	 * @param mixed  $stored  The value that is replaced; empty for none.
	 * @param mixed  $value   The new value; empty to remove it.
	 */
	private static function replace( int $post_id, string $key, $stored, $value ): bool {
		if ( empty( $value ) ) {
			return delete_post_meta( $post_id, $key, wp_slash( $stored ) );
		}
		if ( metadata_exists( 'post', $post_id, $key ) ) {
			return (bool) update_post_meta( $post_id, $key, wp_slash( $value ), $stored );
		}
		return (bool) add_post_meta( $post_id, $key, wp_slash( $value ), true );
	}
}
