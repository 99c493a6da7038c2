<?php
/**
 * Boots a real WordPress with the plugin active, on a SQLite database that only these tests use.
 * `scripts/test/run-phpunit.ts` sets the environment: PLUMBLINE_WORDPRESS is a WordPress folder,
 * which is only read, PLUMBLINE_SQLITE is the zip of WordPress's SQLite integration, and
 * PLUMBLINE_NODE the Node that runs the audit.
 *
 * @package Plumbline
 */

namespace Plumbline\Tests;

// PHPUnit includes this file inside a function, but WordPress has to start in the global scope.
global $wpdb, $wp, $wp_query, $wp_the_query, $wp_rewrite, $wp_roles, $wp_locale, $wp_locale_switcher, $wp_object_cache, $wp_theme_directories, $wp_plugin_paths, $wp_widget_factory, $wp_embed, $wp_version, $wp_db_version, $tinymce_version, $required_php_version, $required_php_extensions, $required_mysql_version, $wp_local_package, $shortcode_tags, $table_prefix, $PHP_SELF, $pagenow, $is_apache, $is_nginx, $is_IIS, $is_iis7, $is_caddy, $l10n, $locale;

require_once __DIR__ . '/test-site.php';

$plumbline_site = getenv( 'PLUMBLINE_TEST_SITE' );
if ( false === $plumbline_site ) {
	// Tests that run in a separate process use the same site.
	$plumbline_site = make_site();
	putenv( 'PLUMBLINE_TEST_SITE=' . $plumbline_site );
}
define_site( $plumbline_site );
// A separate process loads its test by name: `Plumbline\A\B_C_Test` is in `includes/a/class-b-c.test.php`.
spl_autoload_register(
	static function ( string $name ): void {
		if ( preg_match( '/^plumbline\\\\(?:(.+)\\\\)?(.+)_test$/', strtolower( $name ), $parts ) ) {
			$folder = str_replace( array( '\\', '_' ), array( '/', '-' ), $parts[1] );
			require_once dirname( __DIR__ ) . '/includes/' . ( '' === $folder ? '' : $folder . '/' ) . 'class-' . str_replace( '_', '-', $parts[2] ) . '.test.php';
		}
	}
);
// Hides deprecations in WordPress itself, since some of its files are older than this PHP.
error_reporting( E_ALL & ~E_DEPRECATED );
require ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once __DIR__ . '/class-wordpress-test-case.php';
require_once __DIR__ . '/class-settings-form-test-case.php';
require_once __DIR__ . '/class-appearance-test-case.php';
error_reporting( E_ALL );
