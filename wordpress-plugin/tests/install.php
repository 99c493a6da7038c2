<?php
/**
 * Installs WordPress in the given folder. In a separate process, because WordPress loads no plugins
 * during installation.
 *
 * @package Plumbline
 */

namespace Plumbline\Tests;

require_once __DIR__ . '/test-site.php';

define( 'WP_INSTALLING', true );
define_site( $argv[1] );
require ABSPATH . 'wp-settings.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
// Sends no mail about the new site.
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Plumbline tests', 'admin', 'admin@example.org', true, '', 'password' );
update_option( 'active_plugins', array( 'plumbline/plumbline.php' ) );
// Tests create the posts they need.
foreach ( get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
	wp_delete_post( $post->ID, true );
}

// Creates the tables of a network; only tests that start as a network use them.
foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
	$wpdb->$name = $table;
}
require ABSPATH . 'wp-admin/includes/network.php';
install_network();
populate_network( 1, 'example.org', 'admin@example.org', 'Network', '/', false );
// Installing a network changes the permalinks; restore them.
$wp_rewrite->set_permalink_structure( '/%postname%/' );
$wp_rewrite->flush_rules( false );
