<?php
/**
 * The keyword a post is meant to be found for.
 *
 * @package Plumbline
 */

namespace Plumbline;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps one focus keyword per post as registered meta, so that saving, undo, revisions and
 * collaboration work as they do for the post itself.
 */
final class Focus_Keyword {

	const META_KEY = '_plumbline_keyword';

	/** Longer is no keyword any more. */
	const MAX_LENGTH = 200;

	/** Hooks into WordPress. */
	public function register(): void {
		// Late, so that the post types of themes and other plugins are there.
		add_action( 'init', array( $this, 'register_meta' ), 99 );
	}

	/** Registers the meta for each post type whose editor can save it. */
	public function register_meta(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $post_type ) {
			if ( is_post_type_viewable( $post_type ) && post_type_supports( $post_type, 'custom-fields' ) ) {
				register_post_meta( $post_type, self::META_KEY, $this->definition( $post_type ) );
			}
		}
	}

	/**
	 * One line of text without markup.
	 *
	 * @param mixed $value What somebody wants to save.
	 */
	public function sanitize( $value ): string {
		$text = is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
		return mb_substr( $text, 0, self::MAX_LENGTH );
	}

	/**
	 * Whoever may edit the post may say what it is about.
	 *
	 * @param bool   $allowed  What WordPress says of a key that begins with an underscore: no.
	 * @param string $meta_key The key.
	 * @param int    $post_id  The post.
	 */
	public function may_edit( $allowed, $meta_key, $post_id ): bool {
		return current_user_can( 'edit_post', $post_id );
	}

	/**
	 * What WordPress has to know of the meta.
	 *
	 * @param string $post_type The post type.
	 */
	private function definition( string $post_type ): array {
		return array(
			'type'              => 'string',
			'description'       => __( 'The keyword this post is meant to be found for.', 'plumbline' ),
			'single'            => true,
			'default'           => '',
			'show_in_rest'      => true,
			'sanitize_callback' => array( $this, 'sanitize' ),
			'auth_callback'     => array( $this, 'may_edit' ),
			'revisions_enabled' => post_type_supports( $post_type, 'revisions' ),
		);
	}
}
