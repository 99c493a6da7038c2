<?php
/**
 * The capability to set the site's policy.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

defined( 'ABSPATH' ) || exit;

/** A capability of its own. Administrators have it unless their role denies it. */
final class Policy_Capability {

	const NAME = 'plumbline_set_policy';

	/** Hooks into WordPress. */
	public function register(): void {
		add_filter( 'user_has_cap', array( $this, 'grant' ) );
	}

	/**
	 * Grants it to users who are allowed to manage options.
	 *
	 * @param array $capabilities The user's capabilities.
	 */
	public function grant( array $capabilities ): array {
		return $capabilities + array( self::NAME => ! empty( $capabilities['manage_options'] ) );
	}
}
