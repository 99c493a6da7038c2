<?php
/**
 * The script in the block editor.
 *
 * @package Plumbline
 */

namespace Plumbline;

defined( 'ABSPATH' ) || exit;

/** Loads the sidebar in the post editor. */
final class Editor_Script {

	const HANDLE = 'plumbline-editor';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue' ) );
	}

	/**
	 * Enqueues script and style in the post editor, but not in the site and widget editors, nor for
	 * post types without a page of their own, such as synced patterns.
	 */
	public function enqueue(): void {
		$screen = get_current_screen();
		$post   = get_post();
		if ( ! $screen || 'post' !== $screen->base || ! $post || ! is_post_type_viewable( $post->post_type ) ) {
			return;
		}
		Built_Script::enqueue( self::HANDLE, 'index', Editor_Settings::of( $post ) );
	}
}
