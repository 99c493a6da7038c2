<?php
/**
 * The fields of a post that agents write.
 *
 * @package Plumbline
 */

namespace Plumbline\Editing;

use Plumbline\Audits\Verdict_Routes;
use Plumbline\Head\Seo_Plugins;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;

defined( 'ABSPATH' ) || exit;

/** Title, description, keyword and robots, each with what a writer may do with it. */
final class Agent_Fields {

	/** Meta keys by the names of the fields. */
	const KEYS = Post_Fields::KEYS + array(
		'hidden' => Meta_Keys::HIDDEN,
		'robots' => Meta_Keys::ROBOTS,
	);

	/**
	 * Writes fields, or only says what would be written. Each result has its `status` (`saved`,
	 * `would_save`, `unchanged`, `conflict`, `foreign`, `forbidden` or `locked`), `before` and `after`.
	 *
	 * @param int   $post_id The post.
	 * @param array $wanted  New values by the names of the fields.
	 * @param bool  $dry_run Whether nothing is written.
	 */
	public static function write( int $post_id, array $wanted, bool $dry_run ): array {
		$results = array();
		foreach ( array_intersect_key( $wanted, self::KEYS ) as $name => $value ) {
			$before           = self::current( $post_id, $name );
			$after            = 'hidden' === $name || 'robots' === $name ? Meta_Values::of( self::KEYS[ $name ], $value ) : Meta_Values::line( $value );
			$results[ $name ] = array(
				'status' => self::status( $post_id, $name, $before, $after, $dry_run ),
				'before' => $before,
				'after'  => $after,
			);
		}
		if ( in_array( 'saved', array_column( $results, 'status' ), true ) ) {
			( new Verdict_Routes() )->mark_stale( $post_id );
		}
		return $results;
	}

	/**
	 * The result of one field.
	 *
	 * @param int    $post_id The post.
	 * @param string $name    Name of the field.
	 * @param mixed  $before  Its value.
	 * @param mixed  $after   Its new value.
	 * @param bool   $dry_run Whether nothing is written.
	 */
	private static function status( int $post_id, string $name, $before, $after, bool $dry_run ): string {
		if ( null !== Seo_Plugins::owner() ) {
			return 'foreign';
		}
		if ( ! current_user_can( 'edit_post_meta', $post_id, self::KEYS[ $name ] ) ) {
			return 'forbidden';
		}
		if ( $before === $after ) {
			return 'unchanged';
		}
		if ( '' !== Edit_Routes::other_editor( $post_id ) ) {
			return 'locked';
		}
		return $dry_run ? 'would_save' : self::save( $post_id, $name, $before, $after );
	}

	/**
	 * Stores one field.
	 *
	 * @param int    $post_id The post.
	 * @param string $name    Name of the field.
	 * @param mixed  $before  Its value.
	 * @param mixed  $after   Its new value.
	 */
	private static function save( int $post_id, string $name, $before, $after ): string {
		if ( isset( Post_Fields::KEYS[ $name ] ) ) {
			return Post_Fields::write( $post_id, $name, $before, $after );
		}
		if ( empty( $after ) ) {
			delete_post_meta( $post_id, self::KEYS[ $name ] );
		} else {
			update_post_meta( $post_id, self::KEYS[ $name ], $after );
		}
		return 'saved';
	}

	/**
	 * The value of a field that counts.
	 *
	 * @param int    $post_id The post.
	 * @param string $name    Name of the field.
	 * @return mixed
	 */
	private static function current( int $post_id, string $name ) {
		if ( isset( Post_Fields::KEYS[ $name ] ) ) {
			return Post_Fields::of( $post_id )[ $name ];
		}
		return Meta_Values::of( self::KEYS[ $name ], get_post_meta( $post_id, self::KEYS[ $name ], true ) );
	}
}
