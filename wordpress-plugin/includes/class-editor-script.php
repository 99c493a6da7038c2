<?php
/**
 * The script in the block editor.
 *
 * @package Plumbline
 */

namespace Plumbline;

use Plumbline\Audits\Posts_Column;
use Plumbline\Connection\Server_Settings;
use Plumbline\Connection\Settings_Page;
use Plumbline\Fields\Extra_Content;
use Plumbline\Head\Editor_Head;
use Plumbline\Meta\Indexing_Capability;
use Plumbline\Page\Page_Builder;
use Plumbline\Policy\Site_Policy;
use Plumbline\Posts\Post_Address;
use Plumbline\Rankings\Keyword_Capability;
use Plumbline\Rankings\Site_Kit;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Loads the sidebar in the post editor and passes it the settings known only to PHP. */
final class Editor_Script {

	const HANDLE = 'plumbline-editor';

	/**
	 * Path of the plugin's main file.
	 *
	 * @var string
	 */
	private $plugin_file;

	/**
	 * Stores the path of the plugin's main file.
	 *
	 * @param string $plugin_file The plugin's main file.
	 */
	public function __construct( string $plugin_file ) {
		$this->plugin_file = $plugin_file;
	}

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
		$asset = require plugin_dir_path( $this->plugin_file ) . 'build/index.asset.php';
		wp_enqueue_script(
			self::HANDLE,
			$this->build_url() . 'index.js',
			$asset['dependencies'],
			$asset['version'],
			array( 'in_footer' => true )
		);
		wp_set_script_translations( self::HANDLE, 'plumbline', plugin_dir_path( $this->plugin_file ) . 'languages' );
		wp_add_inline_script( self::HANDLE, $this->settings_script( $post ), 'before' );
		wp_enqueue_style( self::HANDLE, $this->build_url() . 'index.css', array( 'wp-components' ), $asset['version'] );
	}

	/**
	 * The settings as an inline script.
	 *
	 * @param WP_Post $post The edited post.
	 */
	private function settings_script( WP_Post $post ): string {
		$settings = array(
			'postId'       => $post->ID,
			'buildUrl'     => $this->build_url(),
			'postLanguage' => Post_Language::of( $post->ID ),
			'userLanguage' => Post_Language::tag( determine_locale() ),
			'server'       => array(
				'isConnected' => Server_Settings::is_connected(),
				'canAdd'      => current_user_can( Keyword_Capability::NAME ),
				'settingsUrl' => current_user_can( 'manage_options' ) ? Settings_Page::url() : null,
			),
			'canIndex'     => current_user_can( Indexing_Capability::NAME ),
			'policy'       => Site_Policy::for_editor( $post->post_type ),
			'hasSiteKit'   => Site_Kit::is_readable(),
			// The editor removes the parameter from the URL before the script can read it.
			'openFindings' => isset( $_GET[ Posts_Column::FINDINGS ] ), // phpcs:ignore WordPress.Security.NonceVerification -- it changes nothing.
			'postAddress'  => 'publish' === $post->post_status ? Post_Address::of( $post ) : '',
			'extraContent' => Extra_Content::is_wanted( $post ) ? Extra_Content::of( $post ) : null,
			'head'         => Editor_Head::of( $post ),
			'builder'      => Page_Builder::of( $post ),
			'shortcodes'   => array_map( 'strval', array_keys( $GLOBALS['shortcode_tags'] ) ),
		);
		// The flags keep a “</script>” in a value from ending the script element.
		return 'window.plumbline = ' . wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';';
	}

	/** The URL of the build folder. */
	private function build_url(): string {
		return plugins_url( 'build/', $this->plugin_file );
	}
}
