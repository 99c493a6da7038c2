<?php
/**
 * The capability to add keywords.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

defined( 'ABSPATH' ) || exit;

/** A capability of its own, because a keyword may cost money. Editors have it unless their role denies it. */
final class Keyword_Capability {

	const NAME = 'plumbline_add_keywords';

	/** Hooks into WordPress. */
	public function register(): void {
		add_filter( 'user_has_cap', array( $this, 'grant' ) );
	}

	/**
	 * Grants it to users who are allowed to edit others' posts.
	 *
	 * @param array $capabilities The user's capabilities.
	 */
	public function grant( array $capabilities ): array {
		return $capabilities + array( self::NAME => ! empty( $capabilities['edit_others_posts'] ) );
	}
}
