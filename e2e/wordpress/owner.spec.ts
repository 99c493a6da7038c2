import { expect as expectNow, test } from '@playwright/test';
import { phpComplaints } from './complaints.ts';
import { deletePlugin, newPost } from './editor.ts';
import { editorSteps } from './editor-blueprint.ts';
import { type RunningWordPress, startWordPress } from './playground.ts';
import { pluginZip } from './plugin-zip.ts';

/** WordPress in WebAssembly takes its time on a small machine. */
const expect = expectNow.configure({ timeout: 60_000 });

/** What is kept of options and meta, whether the plugin is there or not. */
const whatIsKept = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/kept.php',
	data: `<?php
add_action( 'rest_api_init', function () {
	register_rest_route( 'stories/v1', '/kept', array(
		'permission_callback' => '__return_true',
		'callback'            => function () {
			global $wpdb;
			return array(
				'options' => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'plumbline%'" ),
				'meta'    => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE '%plumbline%'" ),
			);
		},
	) );
} );
`,
};

const connection = {
	plumbline_server: { address: 'http://127.0.0.1:9', site: '', sites: [] },
	plumbline_api_key: { key: 'plb_a_key_that_is_kept' },
};

let wordPress: RunningWordPress;

test.beforeAll(async () => {
	test.setTimeout(240_000);
	wordPress = await startWordPress({
		wordpress: 'oldest',
		plugin: pluginZip,
		steps: [...editorSteps, whatIsKept, { step: 'setSiteOptions', options: connection }],
	});
});
test.afterAll(async () => {
	await wordPress?.stop();
});

test('says what it keeps, and deletes what the owner chose', async ({ page }) => {
	test.setTimeout(240_000);
	const kept = async () =>
		(await page.request.get(`${wordPress.url}/?rest_route=/stories/v1/kept`)).json();
	await page.goto(`${wordPress.url}/wp-admin/options-privacy.php?tab=policyguide`);
	await expect(page.locator('body')).toContainText('It stores nothing about visitors');
	await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=plumbline`);
	await page.getByLabel('Also delete what writers put in').check();
	await page.getByRole('button', { name: 'Save choice' }).click();
	await expect(page.getByLabel('Also delete what writers put in')).toBeChecked();
	await newPost(page, wordPress.url);
	await page.evaluate(() =>
		window.wp.apiFetch({
			path: '/wp/v2/posts',
			method: 'POST',
			data: { title: 'Rye', status: 'publish', meta: { _plumbline_title: 'Rye bread' } },
		}),
	);
	expect(await kept()).toMatchObject({
		options: expect.arrayContaining(['plumbline_api_key', 'plumbline_server']),
		meta: ['_plumbline_title'],
	});

	await deletePlugin(page);

	expect(await kept()).toEqual({ options: [], meta: [] });
	expect(await phpComplaints(wordPress.url)).toEqual([]);
});
