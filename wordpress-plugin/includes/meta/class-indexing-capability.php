<?php
/**
 * The capability to decide how search engines treat a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Meta;

use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/** Needed to set canonical and robots, which can take a post out of search. */
final class Indexing_Capability {

	const NAME = 'plumbline_set_indexing';

	/** Whether everyone who can edit a post has the capability for it. */
	const OPTION = Options::INDEXING;

	/** Post meta that needs the capability. */
	const KEYS = array( Meta_Keys::CANONICAL, Meta_Keys::HIDDEN, Meta_Keys::ROBOTS );

	/** Hooks into WordPress. */
	public function register(): void {
		add_filter( 'user_has_cap', array( $this, 'grant' ) );
	}

	/** The arguments of `register_setting`. */
	public static function definition(): array {
		return array(
			'type'              => 'boolean',
			'sanitize_callback' => 'rest_sanitize_boolean',
			'default'           => false,
			'show_in_rest'      => true,
		);
	}

	/**
	 * Grants it to editors, or to all writers if the option is set.
	 *
	 * @param array $capabilities The user's capabilities.
	 */
	public function grant( array $capabilities ): array {
		$needed = get_option( self::OPTION ) ? 'edit_posts' : 'edit_others_posts';
		return $capabilities + array( self::NAME => ! empty( $capabilities[ $needed ] ) );
	}
}
