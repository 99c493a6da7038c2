import path from 'node:path';

/** Steps that install and activate the plugin from a zip beside the blueprint. */
export const installSteps = (pluginZip: string | undefined): readonly object[] => [
	...visitorSteps,
	...(pluginZip ? [pluginStep(pluginZip)] : []),
];

/**
 * Logs in browsers on their first request; programs and scripts without cookies stay visitors.
 * Playground’s own login uses a redirect, for which WordPress would start twice.
 */
const visitorSteps: readonly object[] = [
	{ step: 'mkdir', path: '/wordpress/wp-content/mu-plugins' },
	{
		step: 'writeFile',
		path: '/wordpress/wp-content/mu-plugins/visitors.php',
		data: `<?php
if ( 'document' !== ( $_SERVER['HTTP_SEC_FETCH_DEST'] ?? '' ) ) {
	$_COOKIE['playground_auto_login_already_happened'] = '1';
}
add_action( 'init', function () {
	if ( isset( $_COOKIE['playground_auto_login_already_happened'] ) ) {
		return;
	}
	$have_now = function ( $cookie, $expire, $expiration, $user_id, $scheme ) {
		$_COOKIE[ 'logged_in' === $scheme ? LOGGED_IN_COOKIE : AUTH_COOKIE ] = $cookie;
	};
	add_action( 'set_auth_cookie', $have_now, 10, 5 );
	add_action( 'set_logged_in_cookie', $have_now, 10, 5 );
	wp_set_auth_cookie( 1 );
	wp_set_current_user( 1 );
	setcookie( 'playground_auto_login_already_happened', '1', 0, '/' );
	$_COOKIE['playground_auto_login_already_happened'] = '1';
}, 0 );
`,
	},
];

const pluginStep = (zip: string) => ({
	step: 'installPlugin',
	pluginData: { resource: 'bundled', path: path.basename(zip) },
	options: { activate: true },
});
