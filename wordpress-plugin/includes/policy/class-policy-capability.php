<?php
/**
 * The capability to set the site's policy.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

defined( 'ABSPATH' ) || exit;

/** A separate capability. Administrators have it unless their role denies it. */
final class Policy_Capability {

	const NAME = 'plumbline_set_policy';

	/** Hooks into WordPress. */
	public function register(): void {
		add_filter( 'user_has_cap', array( $this, 'grant' ) );
	}

	/**
	 * Grants it to users who may manage options.
	 *
	 * @param array $capabilities What the user may do.
	 */
	public function grant( array $capabilities ): array {
		return $capabilities + array( self::NAME => ! empty( $capabilities['manage_options'] ) );
	}
}
