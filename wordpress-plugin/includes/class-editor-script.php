<?php
/**
 * The script in the block editor.
 *
 * @package Plumbline
 */

namespace Plumbline;

use Plumbline\Meta\Post_Meta;
use Plumbline\Posts\Post_Route;

defined( 'ABSPATH' ) || exit;

/** Loads the sidebar in the post editor and the site editor. */
final class Editor_Script {

	const HANDLE = 'plumbline-editor';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue' ) );
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the route of the settings, which the site editor needs for each page that it opens. */
	public function register_routes(): void {
		Post_Route::register( 'editor-settings', 'GET', array( Editor_Settings::class, 'of' ) );
	}

	/**
	 * Enqueues script and style in the post editor, but not in the widget editor, nor for post types
	 * without a page of their own, such as synced patterns.
	 */
	public function enqueue(): void {
		$screen = get_current_screen();
		$post   = get_post();
		if ( $screen && 'site-editor' === $screen->base ) {
			Built_Script::enqueue( self::HANDLE, 'index', self::site_editor() );
			return;
		}
		if ( ! $screen || 'post' !== $screen->base || ! $post || ! is_post_type_viewable( $post->post_type ) ) {
			return;
		}
		Built_Script::enqueue( self::HANDLE, 'index', Editor_Settings::of( $post ) );
	}

	/** The settings of the site editor before it has opened a page. */
	private static function site_editor(): array {
		return Editor_Settings::of_site( 0, 'page' ) + array(
			'openFindings' => false,
			'extraContent' => null,
			'suggestions'  => null,
			'siteEditor'   => array( 'postTypes' => array_values( Post_Meta::post_types() ) ),
		);
	}
}
