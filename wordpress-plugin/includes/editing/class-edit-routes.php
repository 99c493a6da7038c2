<?php
/**
 * Routes to edit the fields of many posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Editing;

use Plumbline\Audits\Verdict_Routes;
use Plumbline\Head\Editor_Head;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Post_Meta;
use Plumbline\Post_Language;
use Plumbline\Posts\Post_Address;
use Plumbline\Posts\Post_Route;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Returns what the editing of one post needs, and saves the fields of many posts. */
final class Edit_Routes {

	/** Maximum number of changed fields in one request; browsers send more in several requests. */
	const MOST = 200;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the routes. */
	public function register_routes(): void {
		Post_Route::register( 'fields', 'GET', array( $this, 'fields' ) );
		register_rest_route(
			Post_Route::ROOT,
			'/fields',
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'save' ),
				'permission_callback' => static function (): bool {
					return current_user_can( 'edit_posts' );
				},
				'args'                => array( 'edits' => self::edits() ),
			)
		);
	}

	/**
	 * The data that the browser needs to show and judge the fields of a post.
	 *
	 * @param WP_Post $post The post.
	 */
	public function fields( WP_Post $post ): array {
		$meta = array();
		foreach ( Meta_Keys::WRITTEN as $key ) {
			$meta[ $key ] = get_post_meta( $post->ID, $key, true );
		}
		// WordPress stores a boolean as a text.
		$meta[ Meta_Keys::HIDDEN ] = (bool) $meta[ Meta_Keys::HIDDEN ];
		return array(
			'fields'   => Post_Fields::of( $post->ID ),
			'images'   => Post_Images::of( $post ),
			'head'     => Editor_Head::of( $post ),
			'meta'     => array_filter( $meta ),
			'title'    => $post->post_title,
			'excerpt'  => $post->post_excerpt,
			'content'  => $post->post_content,
			'address'  => Post_Address::of( $post ),
			'language' => Post_Language::of( $post->ID ),
			'editor'   => self::other_editor( $post->ID ),
		);
	}

	/**
	 * Saves changed fields; the result of each has its `status` and the `current` value.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function save( WP_REST_Request $request ): array {
		$results = array();
		foreach ( self::by_post( $request['edits'] ) as $post_id => $edits ) {
			$results += $this->save_post( (int) $post_id, $edits );
		}
		ksort( $results );
		return array( 'results' => array_values( $results ) );
	}

	/**
	 * Saves the changed fields of one post; returns results by the keys of the edits.
	 *
	 * @param int     $post_id The post.
	 * @param array[] $edits   The edits by their place in the request.
	 */
	private function save_post( int $post_id, array $edits ): array {
		$post   = get_post( $post_id );
		$editor = $post ? self::other_editor( $post_id ) : '';
		if ( ! $post || ! in_array( $post->post_type, Post_Meta::post_types(), true ) || ! current_user_can( 'edit_post', $post_id ) ) {
			$states = array_fill_keys( array_keys( $edits ), 'forbidden' );
		} elseif ( '' !== $editor ) {
			$states = array_fill_keys( array_keys( $edits ), 'locked' );
		} else {
			$states = self::written( $post, $edits );
		}
		if ( in_array( 'saved', $states, true ) ) {
			( new Verdict_Routes() )->mark_stale( $post_id );
		}
		return self::results( $edits, $states, $editor );
	}

	/**
	 * Writes the edits of a post that may be written; returns their states.
	 *
	 * @param WP_Post $post  The post.
	 * @param array[] $edits The edits.
	 */
	private static function written( WP_Post $post, array $edits ): array {
		$images = array_filter(
			$edits,
			static function ( array $edit ): bool {
				return 'alt' === $edit['field'];
			}
		);
		$states = array() === $images ? array() : Post_Images::write( $post, $images );
		foreach ( array_diff_key( $edits, $images ) as $key => $edit ) {
			$states[ $key ] = Post_Fields::write( $post->ID, $edit['field'], $edit['before'], $edit['after'] );
		}
		return $states;
	}

	/**
	 * The results that a browser gets.
	 *
	 * @param array[]  $edits  The edits of a post.
	 * @param string[] $states Their states.
	 * @param string   $editor Name of a person who is editing the post.
	 */
	private static function results( array $edits, array $states, string $editor ): array {
		$results = array();
		foreach ( $edits as $key => $edit ) {
			$is_told         = 'alt' !== $edit['field'] && 'forbidden' !== $states[ $key ];
			$results[ $key ] = array(
				'id'      => $edit['id'],
				'field'   => $edit['field'],
				'index'   => $edit['index'] ?? null,
				'status'  => $states[ $key ],
				'current' => $is_told ? Post_Fields::of( $edit['id'] )[ $edit['field'] ] : null,
				'editor'  => $editor,
			);
		}
		return $results;
	}

	/**
	 * Name of a different person who has the post open in an editor; empty if there is none.
	 *
	 * @param int $post_id The post.
	 */
	public static function other_editor( int $post_id ): string {
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$user = get_userdata( (int) wp_check_post_lock( $post_id ) );
		return $user ? $user->display_name : '';
	}

	/**
	 * The edits of each post, with their places in the request as keys.
	 *
	 * @param array[] $edits The edits.
	 */
	private static function by_post( array $edits ): array {
		$groups = array();
		foreach ( array_values( $edits ) as $key => $edit ) {
			$groups[ $edit['id'] ][ $key ] = $edit;
		}
		return $groups;
	}

	/** The schema of the edits. */
	private static function edits(): array {
		$text = array(
			'type'      => 'string',
			'required'  => true,
			'maxLength' => 10000,
		);
		return array(
			'type'     => 'array',
			'required' => true,
			'maxItems' => self::MOST,
			'items'    => array(
				'type'       => 'object',
				'properties' => array(
					'id'     => array(
						'type'     => 'integer',
						'required' => true,
					),
					'field'  => array(
						'type'     => 'string',
						'enum'     => array_merge( array_keys( Post_Fields::KEYS ), array( 'alt' ) ),
						'required' => true,
					),
					'before' => $text,
					'after'  => $text,
					'index'  => array( 'type' => 'integer' ),
					'src'    => array( 'type' => 'string' ),
				),
			),
		);
	}
}
