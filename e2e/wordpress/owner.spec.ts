import { editorSteps } from './site/editor-blueprint.ts';
import { freePort } from './site/free-port.ts';
import { multisiteSteps } from './site/multisite.ts';
import { test as base, expect, type Rest, type Site } from './wordpress-fixture.ts';

/**
 * Routes that count stored options and meta of a site, whether the plugin is installed or not; and
 * a second site.
 */
const network = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/network.php',
	data: `<?php
add_action( 'rest_api_init', function () {
	register_rest_route( 'stories/v1', '/kept', array(
		'permission_callback' => '__return_true',
		'callback'            => function () {
			global $wpdb;
			return array(
				'options' => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%plumbline%' ORDER BY option_name" ),
				'meta'    => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE '%plumbline%'" ),
			);
		},
	) );
	register_rest_route( 'stories/v1', '/second', array(
		'methods'             => 'POST',
		'permission_callback' => '__return_true',
		'callback'            => function () {
			return wpmu_create_blog( get_network()->domain, '/second/', 'Second', 1 );
		},
	) );
	// Stores the options of a connection, and a cached answer of the server.
	register_rest_route( 'stories/v1', '/connection', array(
		'methods'             => 'POST',
		'permission_callback' => '__return_true',
		'callback'            => function () {
			update_option( 'plumbline_server', array( 'address' => 'http://127.0.0.1:9', 'site' => '', 'sites' => array() ) );
			update_option( 'plumbline_api_key', array( 'key' => 'plb_a_key_that_is_kept' ) );
			set_transient( 'plumbline_rankings_of_a_post', array( 'keywords' => array() ), 5 * MINUTE_IN_SECONDS );
			return true;
		},
	) );
} );
`,
};

const test = base.extend<object, { readonly site: Site }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
		async ({}, use) => {
			const port = await freePort();
			// A network keeps the URL of its installation, so a copy of a prepared site would not work.
			const steps = [...editorSteps, network, ...multisiteSteps(port)];
			await use({ wordpress: 'oldest', port, steps });
		},
		{ scope: 'worker' },
	],
});

let ask: Rest;

const rest = async (site: string, path: string, data?: object, method?: string) =>
	(await ask(path, data, { site, ...(method && { method }) })).json();

const kept = (site: string) => rest(site, '/stories/v1/kept');

test('in a network each site has its own settings and its own choice of what deleting keeps', async ({
	page,
	rest: asking,
	wordPress,
}) => {
	ask = asking;
	await page.goto(`${wordPress.url}/wp-admin/options-privacy.php?tab=policyguide`);
	await expect(page.locator('body')).toContainText('It stores nothing about visitors');
	await rest('', '/stories/v1/second', {});
	const plugin = '/wp/v2/plugins/plumbline/plumbline';
	await rest('', plugin, { status: 'inactive' }, 'PUT');
	expect(await rest('', plugin, { status: 'network-active' }, 'PUT')).toMatchObject({
		status: 'network-active',
	});

	const written = { title: 'Rye', status: 'publish', meta: { _plumbline_title: 'Rye bread' } };
	const dismissal = { kind: 'class', name: 'convention', reason: 'Not ours.' };
	for (const site of ['', '/second']) {
		await rest(site, '/stories/v1/connection', {});
		await rest(site, '/wp/v2/posts', written);
	}
	await rest('/second', '/plumbline/v1/policy/dismissals', dismissal);
	expect(await rest('/second', '/wp/v2/settings')).toMatchObject({
		plumbline_policy: { dismissals: [{ ...dismissal, by: 1, at: expect.any(Number) }] },
	});
	expect(await rest('', '/wp/v2/settings')).toMatchObject({
		plumbline_policy: { blocking: [], dismissals: [] },
	});

	await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=plumbline&tab=checks`);
	await page.getByLabel('Also delete the work of writers').check();
	await page.getByRole('button', { name: 'Save changes' }).click();
	await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.getByLabel('Also delete the work of writers')).toBeChecked();
	await page.goto(`${wordPress.url}/second/wp-admin/options-general.php?page=plumbline&tab=checks`);
	await expect(page.getByLabel('Also delete the work of writers')).not.toBeChecked();
	const connection = ['plumbline_api_key', 'plumbline_server'];
	const answer = [
		'_transient_plumbline_rankings_of_a_post',
		'_transient_timeout_plumbline_rankings_of_a_post',
	];
	expect(await kept('')).toEqual({
		options: [...answer, 'plumbline_api_key', 'plumbline_delete_data', 'plumbline_server'],
		meta: ['_plumbline_title'],
	});
	expect(await kept('/second')).toMatchObject({
		options: expect.arrayContaining([...answer, ...connection, 'plumbline_policy']),
		meta: ['_plumbline_title'],
	});

	await rest('', plugin, { status: 'inactive' }, 'PUT');
	await rest('', plugin, {}, 'DELETE');

	expect(await kept('')).toEqual({ options: [], meta: [] });
	expect(await kept('/second')).toEqual({
		options: ['plumbline_policy'],
		meta: ['_plumbline_title'],
	});
});
