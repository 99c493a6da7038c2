<?php
/**
 * Posts with the same title, description or keyword.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Editing\Post_Fields;
use Plumbline\Head\Seo_Plugins;
use Plumbline\Head\Title_Variables;
use Plumbline\Meta\Meta_Values;
use Plumbline\Meta\Post_Meta;

defined( 'ABSPATH' ) || exit;

/** Compares the texts that count, without regard to case and spaces. */
final class Duplicates {

	/** Posts whose fields are read together. */
	const AT_A_TIME = 200;

	/** The fields of other plugins are read post by post, so the result is kept for some minutes. */
	const TRANSIENT          = 'plumbline_same_texts';
	const REMEMBERED_SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * Ids of published posts that share a text with others, those with the same text together.
	 *
	 * @param string $field A key of Post_Fields::KEYS.
	 */
	public static function ids( string $field ): array {
		$owner = Seo_Plugins::owner();
		if ( null === $owner ) {
			return self::same( self::filled( $field, self::rows( $field ) ) );
		}
		$known = get_transient( self::TRANSIENT );
		if ( ! is_array( $known ) || $known['owner'] !== $owner ) {
			$known = array( 'owner' => $owner ) + array_map( array( self::class, 'same' ), self::owners_texts() );
			set_transient( self::TRANSIENT, $known, self::REMEMBERED_SECONDS );
		}
		return $known[ $field ];
	}

	/**
	 * Ids of the posts whose text a different post has too.
	 *
	 * @param string[] $texts Texts by ids.
	 */
	private static function same( array $texts ): array {
		// Not every PHP has the extension for this.
		$lower  = function_exists( 'mb_strtolower' ) ? 'mb_strtolower' : 'strtolower';
		$groups = array();
		foreach ( $texts as $id => $text ) {
			$same = $lower( Meta_Values::line( $text ) );
			if ( '' !== $same ) {
				$groups[ $same ][] = $id;
			}
		}
		$groups = array_filter(
			$groups,
			static function ( array $ids ): bool {
				return count( $ids ) > 1;
			}
		);
		return array() === $groups ? array() : array_merge( ...array_values( $groups ) );
	}

	/**
	 * The texts of a field by ids, filled in as far as one query can tell; empty where they are unknown.
	 *
	 * @param string  $field The field.
	 * @param array[] $rows  Rows with `ID`, `post_title` and the stored `text`.
	 */
	private static function filled( string $field, array $rows ): array {
		$of_site = Title_Variables::of_site();
		$texts   = array();
		foreach ( $rows as $row ) {
			$values = array( 'title' => Title_Variables::plain( $row['post_title'] ) ) + $of_site;
			$text   = '' === $row['text'] && 'title' === $field ? '{title}' : $row['text'];
			$filled = Title_Variables::fill_with( $text, $values );
			// A variable that is left has a different value on each page.
			$texts[ (int) $row['ID'] ] = preg_match( '/\{[a-z]+\}/', $filled ) ? '' : $filled;
		}
		return $texts;
	}

	/** The texts of the plugin that owns the head, by field and id. */
	private static function owners_texts(): array {
		$texts = array_fill_keys( array_keys( Post_Fields::KEYS ), array() );
		foreach ( array_chunk( self::rows( 'title' ), self::AT_A_TIME ) as $part ) {
			_prime_post_caches( array_column( $part, 'ID' ), false, true );
			$fields = array();
			foreach ( $part as $row ) {
				$fields[ $row['ID'] ] = Post_Fields::of( (int) $row['ID'] );
				// Verdicts are in the same cache, and large.
				wp_cache_delete( $row['ID'], 'post_meta' );
			}
			foreach ( array_keys( $texts ) as $field ) {
				$rows             = array_map(
					static function ( array $row ) use ( $field, $fields ): array {
						return array( 'text' => $fields[ $row['ID'] ][ $field ] ) + $row;
					},
					$part
				);
				$texts[ $field ] += self::filled( $field, $rows );
			}
		}
		return $texts;
	}

	/**
	 * Id, title and the stored text of each published post.
	 *
	 * @param string $field The field.
	 */
	private static function rows( string $field ): array {
		global $wpdb;
		$types = Post_Meta::post_types();
		$in    = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		// phpcs:disable WordPress.DB -- one query instead of one for each post, and only placeholders are inserted.
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post.ID, post.post_title, meta.meta_value AS text FROM {$wpdb->posts} AS post
				LEFT JOIN {$wpdb->postmeta} AS meta ON meta.post_id = post.ID AND meta.meta_key = %s
				WHERE post.post_status = 'publish' AND post.post_type IN ($in) ORDER BY post.ID",
				array_merge( array( Post_Fields::KEYS[ $field ] ), $types )
			),
			ARRAY_A
		);
		// phpcs:enable
		return array_map(
			static function ( array $row ) use ( $field ): array {
				$stored = $row['text'];
				$text   = 'keyword' === $field ? Meta_Values::keywords( maybe_unserialize( $stored ) )[0]['keyword'] ?? '' : (string) $stored;
				return array( 'text' => $text ) + $row;
			},
			$rows
		);
	}
}
