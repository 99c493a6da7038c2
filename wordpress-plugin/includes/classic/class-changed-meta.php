<?php
/**
 * Our post meta in forms.
 *
 * @package Plumbline
 */

namespace Plumbline\Classic;

use Plumbline\Meta\Meta_Keys;

defined( 'ABSPATH' ) || exit;

/** Reads and saves the meta of a post as the REST API does: with WordPress's own checks of each key. */
final class Changed_Meta {

	/**
	 * The values of all keys.
	 *
	 * @param int $post_id The post.
	 */
	public static function of( int $post_id ): array {
		$values = array();
		foreach ( Meta_Keys::WRITTEN as $key ) {
			$values[ $key ] = get_post_meta( $post_id, $key, true );
		}
		return array( Meta_Keys::HIDDEN => (bool) $values[ Meta_Keys::HIDDEN ] ) + $values;
	}

	/**
	 * The keys among submitted values that the user is allowed to change.
	 *
	 * @param int   $post_id The post.
	 * @param array $values  Submitted values by key.
	 */
	public static function allowed( int $post_id, array $values ): array {
		$allowed = array();
		foreach ( Meta_Keys::WRITTEN as $key ) {
			if ( array_key_exists( $key, $values ) && current_user_can( 'edit_post_meta', $post_id, $key ) ) {
				$allowed[ $key ] = $values[ $key ];
			}
		}
		return $allowed;
	}

	/**
	 * Saves submitted values that the user is allowed to change; empty ones remove the meta.
	 *
	 * @param int   $post_id The post.
	 * @param array $values  Submitted values by key.
	 */
	public static function save( int $post_id, array $values ): void {
		foreach ( self::allowed( $post_id, $values ) as $key => $value ) {
			$valid = sanitize_meta( $key, $value, 'post', (string) get_post_type( $post_id ) );
			if ( empty( $valid ) ) {
				delete_post_meta( $post_id, $key );
			} else {
				update_post_meta( $post_id, $key, wp_slash( $valid ) );
			}
		}
	}
}
