<?php
/**
 * The box in the classic editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Classic;

use Plumbline\Built_Script;
use Plumbline\Editor_Settings;
use Plumbline\Meta\Post_Meta;
use Plumbline\Posts\Post_Address;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Shows what the sidebar of the block editor shows, and saves its fields with the form. */
final class Classic_Box {

	const HANDLE = 'plumbline-classic';

	/** Name of the field with the changed values, as JSON. */
	const CHANGES = 'plumbline_changes';

	const NONCE = 'plumbline_classic';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'add_meta_boxes', array( $this, 'add' ), 10, 2 );
		add_action( 'save_post', array( $this, 'save' ) );
		( new Autosave_Route() )->register();
	}

	/**
	 * Adds the box, unless the screen has the block editor.
	 *
	 * @param string $post_type The post type.
	 * @param mixed  $post      The post; a comment or link on other screens.
	 */
	public function add( $post_type, $post ): void {
		$screen = get_current_screen();
		if ( ! $post instanceof WP_Post || ! $screen || $screen->is_block_editor() || ! in_array( $post_type, Post_Meta::post_types(), true ) ) {
			return;
		}
		add_meta_box( 'plumbline-box', 'Plumbline', array( $this, 'render' ), $post_type, 'normal', 'high' );
		wp_enqueue_media( array( 'post' => $post ) );
		Built_Script::enqueue( self::HANDLE, 'classic', self::settings( $post ) );
	}

	/**
	 * Prints the box; the script fills it.
	 *
	 * @param WP_Post $post The post.
	 */
	public function render( $post ): void {
		wp_nonce_field( self::NONCE . $post->ID, self::NONCE, false );
		printf( '<input type="hidden" name="%s" id="plumbline-changes" value="" autocomplete="off">', esc_attr( self::CHANGES ) );
		printf( '<div id="%s"><noscript><p>%s</p></noscript></div>', esc_attr( self::HANDLE ), esc_html__( 'Plumbline needs JavaScript.', 'plumbline' ) );
	}

	/**
	 * Saves the submitted values that the user is allowed to change.
	 *
	 * @param int $post_id The saved post, or a revision of it.
	 */
	public function save( $post_id ): void {
		$nonce = sanitize_key( wp_unslash( $_POST[ self::NONCE ] ?? '' ) );
		if ( absint( $_POST['post_ID'] ?? 0 ) !== $post_id || ! wp_verify_nonce( $nonce, self::NONCE . $post_id ) ) {
			return;
		}
		$posted  = wp_unslash( $_POST[ self::CHANGES ] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- WordPress sanitizes each value of registered meta.
		$changes = is_string( $posted ) ? json_decode( $posted, true ) : null;
		Changed_Meta::save( $post_id, is_array( $changes ) ? $changes : array() );
	}

	/**
	 * The settings of the script.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function settings( WP_Post $post ): array {
		$is_new = 'auto-draft' === $post->post_status;
		return Editor_Settings::of( $post ) + array(
			'classic' => array(
				'meta'        => Changed_Meta::of( $post->ID ),
				'address'     => $is_new ? null : Post_Address::of( $post ),
				'isNew'       => $is_new,
				'isJustSaved' => isset( $_GET['message'] ), // phpcs:ignore WordPress.Security.NonceVerification -- it changes nothing.
			),
		);
	}
}
