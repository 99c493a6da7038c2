<?php
/**
 * Who may add keywords.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

defined( 'ABSPATH' ) || exit;

/** A capability of its own, because a keyword may cost money: editors have it unless a role says otherwise. */
final class Keyword_Capability {

	const NAME = 'plumbline_add_keywords';

	/** Hooks into WordPress. */
	public function register(): void {
		add_filter( 'user_has_cap', array( $this, 'grant' ) );
	}

	/**
	 * Gives it to those who look after other people's posts.
	 *
	 * @param array $capabilities What the user may do.
	 */
	public function grant( array $capabilities ): array {
		return $capabilities + array( self::NAME => ! empty( $capabilities['edit_others_posts'] ) );
	}
}
