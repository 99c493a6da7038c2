<?php
/**
 * Who decides for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

defined( 'ABSPATH' ) || exit;

/** A capability of its own: administrators have it unless a role says otherwise. */
final class Policy_Capability {

	const NAME = 'plumbline_set_policy';

	/** Hooks into WordPress. */
	public function register(): void {
		add_filter( 'user_has_cap', array( $this, 'grant' ) );
	}

	/**
	 * Gives it to those who look after the site.
	 *
	 * @param array $capabilities What the user may do.
	 */
	public function grant( array $capabilities ): array {
		return $capabilities + array( self::NAME => ! empty( $capabilities['manage_options'] ) );
	}
}
