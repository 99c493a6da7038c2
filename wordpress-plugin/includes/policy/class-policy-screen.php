<?php
/**
 * The site's policy under Settings → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Built_Script;
use Plumbline\Connection\Settings_Page;
use Plumbline\Editor_Settings;
use Plumbline\Head\Seo_Plugins;
use Plumbline\Meta\Post_Meta;
use Plumbline\Post_Language;

defined( 'ABSPATH' ) || exit;

/** Loads the script for the settings that need the list of rules, which only scripts have. */
final class Policy_Screen {

	const HANDLE = 'plumbline-policy';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/** The arguments of `register_setting`. */
	public static function definition(): array {
		return Site_Policy::definition();
	}

	/**
	 * Loads the script on the settings page only.
	 *
	 * @param string $hook The page.
	 */
	public function enqueue( $hook ): void {
		if ( 'settings_page_' . Settings_Page::SLUG !== $hook || 'checks' !== Settings_Page::tab() || ! current_user_can( Policy_Capability::NAME ) ) {
			return;
		}
		Built_Script::enqueue( self::HANDLE, 'settings-page', $this->settings() );
	}

	/** Prints the element that the script renders into. */
	public static function render(): void {
		if ( current_user_can( Policy_Capability::NAME ) ) {
			echo '<div id="plumbline-policy"></div>';
		}
	}

	/** The settings known only to PHP. */
	private function settings(): array {
		return array(
			'buildUrl'     => Editor_Settings::build_url(),
			'postLanguage' => Post_Language::tag( get_locale() ),
			'userLanguage' => Post_Language::tag( determine_locale() ),
			'headOwner'    => Seo_Plugins::owner(),
			'policy'       => Site_Policy::for_editor( '' ),
			'site'         => array(
				'blocking'  => Site_Policy::get()['blocking'],
				'postTypes' => array_map(
					static function ( string $name ): array {
						return array(
							'value' => $name,
							'label' => get_post_type_object( $name )->labels->name,
						);
					},
					Post_Meta::post_types()
				),
				'roles'     => array_map(
					static function ( string $name, string $label ): array {
						return array(
							'value' => $name,
							'label' => translate_user_role( $label ),
						);
					},
					array_keys( wp_roles()->role_names ),
					wp_roles()->role_names
				),
			),
		);
	}
}
