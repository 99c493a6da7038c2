/**
 * Blueprint steps that turn the installed WordPress into a network with sites in folders.
 * Playground’s own step refuses URLs with a port.
 */
export const multisiteSteps = (port: number): readonly object[] => [
	{
		step: 'runPHP',
		code: `<?php
define( 'WP_INSTALLING_NETWORK', true );
require_once '/wordpress/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
	$wpdb->$table = $prefixed;
}
install_network();
populate_network( 1, '127.0.0.1:${port}', get_option( 'admin_email' ), 'Network', '/', false );
`,
	},
	{
		step: 'defineWpConfigConsts',
		consts: {
			MULTISITE: true,
			SUBDOMAIN_INSTALL: false,
			DOMAIN_CURRENT_SITE: `127.0.0.1:${port}`,
			PATH_CURRENT_SITE: '/',
			SITE_ID_CURRENT_SITE: 1,
			BLOG_ID_CURRENT_SITE: 1,
		},
	},
];
