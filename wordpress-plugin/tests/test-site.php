<?php
/**
 * The site that the tests run in.
 *
 * @package Plumbline
 */

namespace Plumbline\Tests;

/** Installs WordPress in a temporary folder, which is deleted when this process ends. */
function make_site(): string {
	$site = sys_get_temp_dir() . '/plumbline-phpunit-' . getmypid();
	mkdir( $site . '/plugins', 0700, true );
	$process = getmypid();
	register_shutdown_function(
		static function () use ( $site, $process ): void {
			if ( getmypid() === $process ) {
				exec( 'rm -rf ' . escapeshellarg( $site ) );
			}
		}
	);
	symlink( dirname( __DIR__ ), $site . '/plugins/plumbline' );
	symlink( getenv( 'PLUMBLINE_WORDPRESS' ) . '/wp-content/themes', $site . '/themes' );
	( new \PharData( getenv( 'PLUMBLINE_SQLITE' ) ) )->extractTo( $site . '/sqlite' );
	list( $integration ) = glob( $site . '/sqlite/*', GLOB_ONLYDIR );
	file_put_contents(
		$site . '/db.php',
		sprintf( "<?php define( 'DB_ENGINE', 'sqlite' ); require %s;", var_export( $integration . '/wp-includes/sqlite/db.php', true ) )
	);
	exec( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( __DIR__ . '/install.php' ) . ' ' . escapeshellarg( $site ) . ' 2>&1', $output, $status );
	if ( 0 !== $status || array() !== $output ) {
		throw new \RuntimeException( 'WordPress could not be installed: ' . implode( "\n", $output ) );
	}
	return $site;
}

/**
 * Defines what wp-config.php usually defines.
 *
 * @param string $site The folder of `make_site`.
 */
function define_site( string $site ): void {
	define( 'ABSPATH', getenv( 'PLUMBLINE_WORDPRESS' ) . '/' );
	define( 'WP_CONTENT_DIR', $site );
	define( 'DB_DIR', $site );
	define( 'DB_FILE', 'tests.sqlite' );
	define( 'DB_NAME', 'plumbline' );
	define( 'DB_USER', '' );
	define( 'DB_PASSWORD', '' );
	define( 'DB_HOST', '' );
	define( 'DB_CHARSET', 'utf8mb4' );
	define( 'DB_COLLATE', '' );
	foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
		define( $name . '_KEY', 'key of ' . $name );
		define( $name . '_SALT', 'salt of ' . $name );
	}
	if ( false !== getenv( 'PLUMBLINE_TEST_NETWORK' ) ) {
		define( 'MULTISITE', true );
		define( 'SUBDOMAIN_INSTALL', false );
		define( 'DOMAIN_CURRENT_SITE', 'example.org' );
		define( 'PATH_CURRENT_SITE', '/' );
		define( 'SITE_ID_CURRENT_SITE', 1 );
		define( 'BLOG_ID_CURRENT_SITE', 1 );
	}
	define( 'WP_DEBUG', true );
	define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
	define( 'DISABLE_WP_CRON', true );
	define( 'WP_HTTP_BLOCK_EXTERNAL', true );
	// PHPUnit decides which errors are shown, not WordPress.
	$GLOBALS['wp_filter']['enable_wp_debug_mode_checks'][10][] = array(
		'function'      => static function (): bool {
			return false;
		},
		'accepted_args' => 0,
	);
	$GLOBALS['table_prefix']                                   = 'wp_';
	$_SERVER['HTTP_HOST']                                      = 'example.org';
	$_SERVER['SERVER_NAME']                                    = 'example.org';
	$_SERVER['REQUEST_URI']                                    = '/';
	$_SERVER['REQUEST_METHOD']                                 = 'GET';
	$_SERVER['REMOTE_ADDR']                                    = '127.0.0.1';
	$_SERVER['SERVER_PROTOCOL']                                = 'HTTP/1.1';
}
