<?php
// Answers every request of PHP's web server as usual hosts do: files as they are, which browsers
// keep if their URL has a version, and WordPress for everything else.

const TYPES = array(
	'css'   => 'text/css',
	'js'    => 'text/javascript',
	'woff2' => 'font/woff2',
);

$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
$type = TYPES[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? null;

if ( isset( $type, $_GET['ver'] ) && is_file( $file ) ) {
	header( "Content-Type: $type" );
	header( 'Content-Length: ' . filesize( $file ) );
	header( 'Cache-Control: max-age=31536000, immutable' );
	readfile( $file );
	return true;
}
if ( '/' !== $path && ( is_file( $file ) || is_file( "$file/index.php" ) ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
// PHP loads this file before every script except its router.
require __DIR__ . '/before-every-script.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
