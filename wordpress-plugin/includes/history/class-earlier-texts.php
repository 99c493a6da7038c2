<?php
/**
 * Earlier titles, descriptions and keywords of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\History;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Posts\Post_Route;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds them in the post's revisions, where WordPress keeps our fields with the text. */
final class Earlier_Texts {

	/** Revisions that are read, the latest first. */
	const MOST_REVISIONS = 100;

	/** Texts of each field. */
	const MOST_TEXTS = 10;

	const KEYS = array( Meta_Keys::TITLE, Meta_Keys::DESCRIPTION, Meta_Keys::KEYWORDS );

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_action( 'update_post_meta', array( $this, 'keep' ), 10, 3 );
	}

	/** Registers the route. */
	public function register_routes(): void {
		Post_Route::register( 'earlier-texts', 'GET', array( self::class, 'of' ) );
	}

	/**
	 * Before a text is replaced, stores it in a revision if no revision has it: imports and tables
	 * write texts without saving the post.
	 *
	 * @param int    $meta_id The row.
	 * @param int    $post_id The post, or a revision.
	 * @param string $key     The meta key.
	 */
	public function keep( $meta_id, $post_id, $key ): void {
		$post = in_array( $key, self::KEYS, true ) ? get_post( $post_id ) : null;
		if ( ! $post || 'revision' === $post->post_type || ! wp_revisions_enabled( $post ) ) {
			return;
		}
		$revisions = wp_get_post_revisions( $post, array( 'posts_per_page' => 1 ) );
		$latest    = reset( $revisions );
		if ( ! $latest || get_post_meta( $latest->ID, $key, true ) !== get_post_meta( $post_id, $key, true ) ) {
			wp_save_post_revision( $post_id );
		}
	}

	/**
	 * The texts that differ from the saved ones, the latest first: each with `field`, `text` and the
	 * `date` on which it was last saved.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): array {
		$found = array();
		$seen  = array();
		foreach ( self::texts( $post->ID ) as $field => $text ) {
			$seen[ $field ] = array( '' => true, $text => true );
		}
		foreach ( self::revisions( $post ) as $revision ) {
			foreach ( self::texts( $revision->ID ) as $field => $text ) {
				if ( ! isset( $seen[ $field ][ $text ] ) && self::MOST_TEXTS > count( array_keys( array_column( $found, 'field' ), $field, true ) ) ) {
					$seen[ $field ][ $text ] = true;
					$found[]                 = array(
						'field' => $field,
						'text'  => $text,
						'date'  => mysql_to_rfc3339( $revision->post_modified_gmt ) . 'Z',
					);
				}
			}
		}
		return $found;
	}

	/**
	 * The saved revisions, the latest first; autosaves were never saved by anybody.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function revisions( WP_Post $post ): array {
		$revisions = wp_get_post_revisions( $post, array( 'posts_per_page' => self::MOST_REVISIONS ) );
		return array_filter(
			$revisions,
			static function ( WP_Post $revision ): bool {
				return ! wp_is_post_autosave( $revision );
			}
		);
	}

	/**
	 * The texts of a post or revision by field.
	 *
	 * @param int $id Its id.
	 */
	private static function texts( int $id ): array {
		$keywords = get_post_meta( $id, Meta_Keys::KEYWORDS, true );
		return array_map(
			static function ( $text ): string {
				return is_string( $text ) ? $text : '';
			},
			array(
				'title'       => get_post_meta( $id, Meta_Keys::TITLE, true ),
				'description' => get_post_meta( $id, Meta_Keys::DESCRIPTION, true ),
				'keyword'     => is_array( $keywords ) ? $keywords[0]['keyword'] ?? '' : '',
			)
		);
	}
}
