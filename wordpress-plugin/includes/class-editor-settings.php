<?php
/**
 * Settings for the scripts on edit screens.
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
use Plumbline\Meta\Subject;
use Plumbline\Page\Page_Builder;
use Plumbline\Policy\Site_Policy;
use Plumbline\Posts\Post_Address;
use Plumbline\Rankings\Keyword_Capability;
use Plumbline\Rankings\Site_Kit;
use Plumbline\Suggestions\Suggestion_Routes;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Facts about the edited post, the user and the site that only PHP knows. */
final class Editor_Settings {

	/**
	 * The settings of a post.
	 *
	 * @param WP_Post $post The edited post.
	 */
	public static function of( WP_Post $post ): array {
		return self::of_site( $post->ID, $post->post_type ) + array(
			// The editor removes the parameter from the URL before the script can read it.
			'openFindings' => isset( $_GET[ Posts_Column::FINDINGS ] ), // phpcs:ignore WordPress.Security.NonceVerification -- it changes nothing.
			'postAddress'  => 'publish' === $post->post_status ? Post_Address::of( $post ) : '',
			'extraContent' => Extra_Content::is_wanted( $post ) ? Extra_Content::of( $post ) : null,
			'head'         => Editor_Head::of( $post ),
			'builder'      => Page_Builder::of( $post ),
			'suggestions'  => Suggestion_Routes::path( new Subject( Subject::POST, $post->ID ) ),
			'shortcodes'   => array_map( 'strval', array_keys( $GLOBALS['shortcode_tags'] ) ),
		);
	}

	/**
	 * The settings that depend on the site and the user.
	 *
	 * @param int    $post_id   The edited post; 0 for archives.
	 * @param string $post_type Its type; empty for archives.
	 */
	public static function of_site( int $post_id, string $post_type ): array {
		return array(
			'postId'       => $post_id,
			'postType'     => $post_type,
			'buildUrl'     => self::build_url(),
			'postLanguage' => Post_Language::of( $post_id ),
			'userLanguage' => Post_Language::tag( determine_locale() ),
			'server'       => array(
				'isConnected' => Server_Settings::is_connected(),
				'canAdd'      => current_user_can( Keyword_Capability::NAME ),
				'settingsUrl' => current_user_can( 'manage_options' ) ? Settings_Page::url( 'server' ) : null,
			),
			'canIndex'     => current_user_can( Indexing_Capability::NAME ),
			'policy'       => Site_Policy::for_editor( $post_type ),
			'hasSiteKit'   => Site_Kit::is_readable(),
		);
	}

	/**
	 * The settings as an inline script.
	 *
	 * @param array $settings The settings.
	 */
	public static function script( array $settings ): string {
		// A screen may have two scripts. The flags keep a “</script>” in a value from ending the script element.
		return 'window.plumbline = Object.assign( window.plumbline || {}, ' . wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ' );';
	}

	/** The URL of the build folder. */
	public static function build_url(): string {
		return plugins_url( 'build/', dirname( __DIR__ ) . '/plumbline.php' );
	}
}
