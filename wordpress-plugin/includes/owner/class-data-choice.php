<?php
/**
 * The choice whether deleting the plugin also deletes writers' data.
 *
 * @package Plumbline
 */

namespace Plumbline\Owner;

defined( 'ABSPATH' ) || exit;

/** A setting under Settings → Plumbline; uninstall.php reads it. */
final class Data_Choice {

	const OPTION = Options::DELETE;

	/** The arguments of `register_setting`. */
	public static function definition(): array {
		return array(
			'type'              => 'boolean',
			'sanitize_callback' => 'rest_sanitize_boolean',
			'default'           => false,
			'show_in_rest'      => true,
		);
	}
}
