<?php
/**
 * The site's policy under Settings → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Meta\Post_Meta;

defined( 'ABSPATH' ) || exit;

/** Sends the policy to the screen under Settings; only scripts have the list of rules. */
final class Policy_Screen {

	/** The settings known only to PHP; none for users who may not change the policy. */
	public static function settings(): array {
		if ( ! current_user_can( Policy_Capability::NAME ) ) {
			return array();
		}
		return array(
			'policy' => Site_Policy::for_editor( '' ),
			'site'   => array(
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
