<?php
// Installs WordPress on SQLite, whose integration is the zip in the standard input. This is a
// separate program, because WordPress loads no plugins during installation.

$folder = ABSPATH . 'wp-content';
( new PharData( stream_get_contents( STDIN ) ) )->extractTo( $folder );
rename( glob( "$folder/*sqlite*", GLOB_ONLYDIR )[0], "$folder/sqlite" );
file_put_contents( "$folder/db.php", "<?php define( 'DB_ENGINE', 'sqlite' ); require __DIR__ . '/sqlite/wp-includes/sqlite/db.php';" );

define( 'WP_INSTALLING', true );
require ABSPATH . 'wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
// Sends no mail about the new site.
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'My WordPress Website', 'admin', 'admin@localhost.com', true, '', 'password' );
