<?php
/**
 * The policy of the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/** Stores administrators' decisions: which rules block publishing, and which are dismissed for the site. */
final class Site_Policy {

	const OPTION = Options::POLICY;

	/** Hooks into WordPress. */
	public function register(): void {
		( new Policy_Capability() )->register();
		( new Policy_Routes() )->register();
	}

	/** The arguments of `register_setting`, also for WordPress's REST route of settings. */
	public static function definition(): array {
		return array(
			'type'              => 'object',
			'label'             => 'Plumbline',
			'description'       => __( 'Checks that must pass before publishing, and checks that are hidden on this site.', 'plumbline' ),
			'sanitize_callback' => array( self::class, 'signed' ),
			// Not a default of the option: WordPress would take an option that equals it for missing,
			// and would add it anew without removing the old value from its cache.
			'show_in_rest'      => array( 'schema' => array( 'default' => Policy_Values::policy( null ) ) + Policy_Values::schema() ),
		);
	}

	/** The policy: `blocking` and `dismissals`. */
	public static function get(): array {
		return Policy_Values::policy( get_option( self::OPTION ) );
	}

	/**
	 * Names of the rules that block publishing for the current user.
	 *
	 * @param string $post_type The post type.
	 */
	public static function blocking( string $post_type ): array {
		$roles = wp_get_current_user()->roles;
		$held  = array_filter(
			self::get()['blocking'],
			static function ( array $one ) use ( $post_type, $roles ): bool {
				return ( array() === $one['post_types'] || in_array( $post_type, $one['post_types'], true ) )
					&& ( array() === $one['roles'] || array() !== array_intersect( $one['roles'], $roles ) );
			}
		);
		return array_column( $held, 'rule' );
	}

	/** The site's dismissals with the display names of the users who made them. */
	public static function dismissals(): array {
		return array_map(
			static function ( array $one ): array {
				$person = get_userdata( $one['by'] );
				return array( 'by' => $person ? $person->display_name : '' ) + $one;
			},
			self::get()['dismissals']
		);
	}

	/**
	 * The policy as the editor needs it.
	 *
	 * @param string $post_type The post type that is edited.
	 */
	public static function for_editor( string $post_type ): array {
		return array(
			'blocking'          => self::blocking( $post_type ),
			'dismissals'        => self::dismissals(),
			'canDismissForSite' => current_user_can( Policy_Capability::NAME ),
		);
	}

	/**
	 * A hash of the site's dismissals; empty if there are none.
	 *
	 * @param string[]|null $names Kind and name of each dismissal; null for the current ones.
	 */
	public static function mark( ?array $names = null ): string {
		$names = $names ?? array_map(
			static function ( array $one ): string {
				return $one['kind'] . ' ' . $one['name'];
			},
			self::get()['dismissals']
		);
		sort( $names );
		return array() === $names ? '' : '+' . substr( md5( implode( "\n", $names ) ), 0, 8 );
	}

	/**
	 * Saves a part of the policy.
	 *
	 * @param array $part `blocking`, `dismissals` or both.
	 */
	public static function save( array $part ): void {
		// Not autoloaded: visitors' pages never need it.
		update_option( self::OPTION, $part + self::get(), false );
	}

	/**
	 * Sanitizes a policy and adds user and time to new dismissals; clients cannot set these.
	 *
	 * @param mixed $value The submitted value.
	 */
	public static function signed( $value ): array {
		$policy = Policy_Values::policy( $value );
		$before = self::get()['dismissals'];
		foreach ( $policy['dismissals'] as $index => $one ) {
			$policy['dismissals'][ $index ] = self::known( $one, $before ) ?? array(
				'by' => get_current_user_id(),
				'at' => time(),
			) + $one;
		}
		return $policy;
	}

	/**
	 * The stored dismissal with the same kind and name; null for a new one.
	 *
	 * @param array $dismissal  A dismissal.
	 * @param array $dismissals The stored dismissals.
	 */
	private static function known( array $dismissal, array $dismissals ): ?array {
		foreach ( $dismissals as $one ) {
			if ( array( $one['kind'], $one['name'], $one['reason'] ) === array( $dismissal['kind'], $dismissal['name'], $dismissal['reason'] ) ) {
				return $one;
			}
		}
		return null;
	}
}
