<?php
// By default WordPress takes the folder of its own files, but a site contains only links to them.
define( 'ABSPATH', getenv( 'PLUMBLINE_SITE' ) . '/' );
// WordPress expects these values, which are missing in programs that run outside of a request.
$_SERVER += array( 'HTTP_HOST' => '127.0.0.1', 'REQUEST_METHOD' => 'GET' );
// With ABSPATH, wp-cron.php takes WordPress for loaded.
if ( 'wp-cron.php' === basename( $_SERVER['SCRIPT_NAME'] ) ) {
	require ABSPATH . 'wp-load.php';
}
