<?php
/**
 * Saves the search appearance of the site.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Head\Head_Switches;
use Plumbline\Posts\Post_Route;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** For users who manage the site. */
final class Appearance_Routes {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the route. */
	public function register_routes(): void {
		register_rest_route(
			Post_Route::ROOT,
			'/appearance',
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'save' ),
				'args'                => array(
					'values'   => array(
						'type'                 => 'object',
						'additionalProperties' => array( 'type' => 'object' ),
						'default'              => array(),
					),
					'switches' => array(
						'type'  => 'array',
						'items' => array(
							'type' => 'string',
							'enum' => Head_Switches::ALL,
						),
					),
				),
				'permission_callback' => static function (): bool {
					return current_user_can( 'manage_options' );
				},
			)
		);
	}

	/**
	 * Saves changed values and returns all of them as stored.
	 *
	 * @param WP_REST_Request $request The changes.
	 */
	public function save( WP_REST_Request $request ): array {
		Appearance_Values::save( $request['values'] );
		if ( null !== $request['switches'] ) {
			Appearance_Values::save_switches( $request['switches'] );
		}
		return Appearance_Values::all();
	}
}
