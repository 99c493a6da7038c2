import path from 'node:path';
import type { ReleaseSource } from './wordpress-releases.ts';

/** A blueprint with the given steps, in which every user is logged in. */
export const blueprint = (steps: readonly object[], { php, download }: ReleaseSource): string =>
	// Without versions of its own it would choose the newest, whatever the command line says.
	JSON.stringify({ preferredVersions: { php, wp: download }, login: true, steps });

/** Steps that install and activate the plugin from a zip beside the blueprint. */
export const installSteps = (pluginZip: string | undefined): readonly object[] => [
	...visitorSteps,
	...(pluginZip ? [pluginStep(pluginZip)] : []),
];

/**
 * People are logged in as they come; programs and scripts without cookies stay visitors. Playground’s
 * own login is a redirect, for which WordPress starts twice.
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
