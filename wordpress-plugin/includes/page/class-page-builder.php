<?php
/**
 * Page builders, which do not use blocks.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Detects the page builder of a post from its meta. */
final class Page_Builder {

	/**
	 * The meta that each builder stores with its posts: key, value and name of the builder; null
	 * matches any non-empty value.
	 */
	const MARKS = array(
		'_elementor_edit_mode' => array( 'builder', 'Elementor' ),
		'_et_pb_use_builder'   => array( 'on', 'Divi' ),
		'_fl_builder_enabled'  => array( '1', 'Beaver Builder' ),
		'_wpb_vc_js_status'    => array( 'true', 'WPBakery' ),
		'_bricks_editor_mode'  => array( 'bricks', 'Bricks' ),
		'panels_data'          => array( null, 'SiteOrigin Page Builder' ),
		'_breakdance_data'     => array( null, 'Breakdance' ),
		'_ct_builder_json'     => array( null, 'Oxygen' ),
	);

	/**
	 * The builder's name; null for a post made of blocks.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): ?string {
		foreach ( self::MARKS as $key => list( $mark, $name ) ) {
			$kept = get_post_meta( $post->ID, $key, true );
			if ( null === $mark ? ! empty( $kept ) : $mark === $kept ) {
				return $name;
			}
		}
		return null;
	}
}
