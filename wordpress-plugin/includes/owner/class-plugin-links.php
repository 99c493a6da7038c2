<?php
/**
 * Links in the list of plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Owner;

use Plumbline\Connection\Settings_Page;
use Plumbline\Overview\Overview_Page;

defined( 'ABSPATH' ) || exit;

/** Adds links to the plugin's two screens. */
final class Plugin_Links {

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
		add_filter( 'plugin_action_links_' . plugin_basename( $this->plugin_file ), array( $this, 'links' ) );
	}

	/**
	 * Adds both links.
	 *
	 * @param array $links Links of the plugin.
	 */
	public function links( array $links ): array {
		$own = array(
			Overview_Page::url() => __( 'Overview', 'plumbline' ),
			Settings_Page::url() => __( 'Settings', 'plumbline' ),
		);
		foreach ( $own as $url => $name ) {
			array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $name ) ) );
		}
		return $links;
	}
}
