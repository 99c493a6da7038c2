<?php
define( 'WP_HOME', getenv( 'PLUMBLINE_URL' ) );
define( 'WP_SITEURL', getenv( 'PLUMBLINE_URL' ) );
define( 'DB_NAME', 'wordpress' );
// Sends nothing to the Internet, and does nothing in the background.
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );

// Constants of blueprint steps.
if ( is_file( __DIR__ . '/constants.json' ) ) {
	$constants = json_decode( file_get_contents( __DIR__ . '/constants.json' ), true );
	array_map( 'define', array_keys( $constants ), $constants );
}

$table_prefix = 'wp_';
require_once ABSPATH . 'wp-settings.php';
