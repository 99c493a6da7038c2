<?php
/**
 * Runs when the plugin is deleted. Deletes URL, key and verdicts. Writers' input and the site's
 * policy stay, as tags and excerpts do, unless Settings → Plumbline says to delete them too, or
 * wp-config.php defines PLUMBLINE_DELETE_DATA as true.
 *
 * @package Plumbline
 */

namespace Plumbline;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Owner\Options;
use Plumbline\Redirects\Redirect_Table;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/meta/class-meta-keys.php';
require_once __DIR__ . '/includes/owner/class-options.php';
require_once __DIR__ . '/includes/redirects/class-redirect-table.php';

/** Deletes the data that the plugin stored on the current site. */
function delete_data_of_site(): void {
	$all     = ( defined( 'PLUMBLINE_DELETE_DATA' ) && PLUMBLINE_DELETE_DATA ) || get_option( Options::DELETE );
	$written = $all ? array_merge( Meta_Keys::WRITTEN, array( Meta_Keys::TAKEN ) ) : array();
	foreach ( array_merge( Meta_Keys::AUDIT, $written ) as $key ) {
		delete_post_meta_by_key( $key );
	}
	foreach ( $written as $key ) {
		delete_metadata( 'term', 0, $key, '', true );
		delete_metadata( 'user', 0, $GLOBALS['wpdb']->get_blog_prefix() . ltrim( $key, '_' ), '', true );
	}
	if ( $all ) {
		Redirect_Table::drop();
	}
	foreach ( Options::to_delete( (bool) $all ) as $option ) {
		delete_option( $option );
	}
	delete_remembered_answers();
}

/**
 * Deletes cached answers of the server. WordPress cannot find transients by prefix, so this asks
 * the database.
 */
function delete_remembered_answers(): void {
	global $wpdb;
	$prefix  = '_transient_';
	$pattern = $wpdb->esc_like( $prefix . 'plumbline_' ) . '%';
	$names   = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $pattern ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for it.
	foreach ( $names as $name ) {
		delete_transient( substr( $name, strlen( $prefix ) ) );
	}
}

$plumbline_sites = is_multisite() ? get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
) : array( get_current_blog_id() );
foreach ( $plumbline_sites as $plumbline_site ) {
	if ( is_multisite() ) {
		switch_to_blog( $plumbline_site );
	}
	delete_data_of_site();
	if ( is_multisite() ) {
		restore_current_blog();
	}
}
