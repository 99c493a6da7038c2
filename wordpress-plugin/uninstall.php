<?php
/**
 * Runs when somebody deletes the plugin.
 *
 * The focus keywords stay: they are the writers' work, and belong to the posts as tags and excerpts
 * do. Who wants them gone defines PLUMBLINE_DELETE_DATA as true in wp-config.php first.
 *
 * @package Plumbline
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( defined( 'PLUMBLINE_DELETE_DATA' ) && PLUMBLINE_DELETE_DATA ) {
	$plumbline_sites = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() );
	foreach ( $plumbline_sites as $plumbline_site ) {
		if ( is_multisite() ) {
			switch_to_blog( $plumbline_site );
		}
		delete_post_meta_by_key( '_plumbline_keyword' );
		if ( is_multisite() ) {
			restore_current_blog();
		}
	}
}
