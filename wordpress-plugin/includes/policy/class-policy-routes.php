<?php
/**
 * REST routes of the site's policy.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Posts\Post_Route;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Changes one part at a time, so that two administrators do not undo each other's changes. */
final class Policy_Routes {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the routes. */
	public function register_routes(): void {
		$dismissal = Policy_Values::dismissal_schema();
		$this->route( 'blocking', 'POST', 'block', array( 'blocking' => array( 'required' => true ) + Policy_Values::blocking_schema() ) );
		$this->route( 'dismissals', 'POST', 'dismiss', $dismissal );
		$this->route( 'dismissals', 'DELETE', 'restore', array_diff_key( $dismissal, array( 'reason' => true ) ) );
	}

	/**
	 * Sets the rules that block publishing.
	 *
	 * @param WP_REST_Request $request The list.
	 */
	public function block( WP_REST_Request $request ): array {
		Site_Policy::save( array( 'blocking' => $request['blocking'] ) );
		return Site_Policy::get()['blocking'];
	}

	/**
	 * Dismisses a rule or a class for the whole site.
	 *
	 * @param WP_REST_Request $request `kind`, `name` and `reason`.
	 */
	public function dismiss( WP_REST_Request $request ): array {
		return $this->save_dismissals(
			array_merge(
				$this->others( $request ),
				array(
					array(
						'kind'   => $request['kind'],
						'name'   => $request['name'],
						'reason' => $request['reason'],
					),
				)
			)
		);
	}

	/**
	 * Removes a dismissal.
	 *
	 * @param WP_REST_Request $request `kind` and `name`.
	 */
	public function restore( WP_REST_Request $request ): array {
		return $this->save_dismissals( $this->others( $request ) );
	}

	/**
	 * All other dismissals.
	 *
	 * @param WP_REST_Request $request `kind` and `name`.
	 */
	private function others( WP_REST_Request $request ): array {
		return array_values(
			array_filter(
				Site_Policy::get()['dismissals'],
				static function ( array $one ) use ( $request ): bool {
					return $one['kind'] !== $request['kind'] || $one['name'] !== $request['name'];
				}
			)
		);
	}

	/**
	 * Saves dismissals and returns the current ones.
	 *
	 * @param array $dismissals All dismissals.
	 */
	private function save_dismissals( array $dismissals ): array {
		Site_Policy::save( array( 'dismissals' => $dismissals ) );
		return Site_Policy::dismissals();
	}

	/**
	 * Registers a route that requires the policy capability.
	 *
	 * @param string $name   The part of the policy that it changes.
	 * @param string $method `POST`, `DELETE`.
	 * @param string $answer Name of a method of this class.
	 * @param array  $args   Schema of the parameters.
	 */
	private function route( string $name, string $method, string $answer, array $args ): void {
		register_rest_route(
			Post_Route::ROOT,
			'/policy/' . $name,
			array(
				'methods'             => $method,
				'args'                => $args,
				'callback'            => array( $this, $answer ),
				'permission_callback' => array( $this, 'may_decide' ),
			)
		);
	}

	/**
	 * True if the user is allowed to set the site's policy.
	 *
	 * @return true|WP_Error
	 */
	public function may_decide() {
		return current_user_can( Policy_Capability::NAME ) ? true : new WP_Error(
			'plumbline_forbidden',
			__( 'You are not allowed to decide for the whole site. Ask an administrator.', 'plumbline' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
