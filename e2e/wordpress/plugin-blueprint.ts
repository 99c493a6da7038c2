import { copyFile, cp, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Path of the plugin’s zip, or of its folder. */
export type PluginSource = string;

/**
 * Writes the blueprint that installs and activates the plugin; returns its path. Without versions of
 * its own it would choose the newest, whatever the command line says.
 */
export async function pluginBlueprint(
	work: string,
	site: string,
	plugin: PluginSource | undefined,
	steps: readonly object[],
	preferredVersions: { readonly php: string; readonly wp: string },
): Promise<string> {
	const install = plugin ? [...visitorSteps, await pluginStep(work, site, plugin)] : visitorSteps;
	const file = path.join(work, 'blueprint.json');
	await writeFile(
		file,
		JSON.stringify({ preferredVersions, login: true, steps: [...install, ...steps] }),
	);
	return file;
}

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

async function pluginStep(work: string, site: string, plugin: PluginSource): Promise<object> {
	if ((await stat(plugin)).isDirectory()) {
		await cp(plugin, path.join(site, 'wp-content/plugins/plumbline'), { recursive: true });
		return { step: 'activatePlugin', pluginPath: '/wordpress/wp-content/plugins/plumbline' };
	}
	await copyFile(plugin, path.join(work, 'plumbline.zip'));
	return {
		step: 'installPlugin',
		pluginData: { resource: 'bundled', path: 'plumbline.zip' },
		options: { activate: true },
	};
}
