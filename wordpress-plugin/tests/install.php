<?php
/**
 * Installs WordPress in the folder that is given. In a process of its own, because a WordPress that is
 * being installed loads no plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Tests;

require_once __DIR__ . '/test-site.php';

define( 'WP_INSTALLING', true );
define_site( $argv[1] );
require ABSPATH . 'wp-settings.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
// Nobody is sent a message about the new site.
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Plumbline tests', 'admin', 'admin@example.org', true, '', 'password' );
update_option( 'active_plugins', array( 'plumbline/plumbline.php' ) );
// Every test makes the posts it needs.
foreach ( get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
	wp_delete_post( $post->ID, true );
}

// The tables of a network, which only tests that start as one look at.
foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
	$wpdb->$name = $table;
}
require ABSPATH . 'wp-admin/includes/network.php';
install_network();
populate_network( 1, 'example.org', 'admin@example.org', 'Network', '/', false );
// A network begins with different permalinks.
$wp_rewrite->set_permalink_structure( '/%postname%/' );
$wp_rewrite->flush_rules( false );
