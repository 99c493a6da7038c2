import { expect as expectNow, type Page, test } from '@playwright/test';
import { type RankingsServer, serveRankings } from '../extension/serve-rankings.ts';
import { complaintsOf, phpComplaints } from './complaints.ts';
import { newPost, publish, saveDraft, typeTitle } from './editor.ts';
import { editorSteps } from './editor-blueprint.ts';
import { freePort } from './free-port.ts';
import { type RunningWordPress, startWordPress } from './playground.ts';
import { pluginZip } from './plugin-zip.ts';

/** WordPress in WebAssembly takes its time on a small machine. */
const expect = expectNow.configure({ timeout: 60_000 });

/** A theme and plugins that add what no editor knows, and say who they take the visitor for. */
const rendering = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/rendering.php',
	data: `<?php
add_shortcode( 'oven', function () {
	return '<p>Lorem ipsum dolor sit amet, from a shortcode.</p>';
} );
add_action( 'wp_footer', function () {
	echo '<p id="visitor">user ' . get_current_user_id() . ' at ' . esc_html( $_SERVER['REQUEST_URI'] ) . '</p>';
} );
`,
};

const prettyPermalinks = {
	step: 'runPHP',
	code: `<?php
require_once '/wordpress/wp-load.php';
$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
flush_rewrite_rules();
`,
};

let wordPress: RunningWordPress;
let server: RankingsServer;
let page: Page;
let complaints: readonly string[];

test.beforeAll(async () => {
	test.setTimeout(240_000);
	const port = await freePort();
	[server, wordPress] = await Promise.all([
		serveRankings({ PLUMBLINE_ALLOW_HOSTS: `127.0.0.1:${port}` }),
		startWordPress({
			wordpress: 'newest',
			plugin: pluginZip,
			port,
			steps: [...editorSteps, rendering, prettyPermalinks],
		}),
	]);
});
test.afterAll(async () => {
	await Promise.all([wordPress?.stop(), server?.stop()]);
});
test.beforeEach(({ page: fresh }) => {
	// The server fetches from a WordPress that does one thing at a time.
	test.setTimeout(240_000);
	page = fresh;
	complaints = complaintsOf(page);
});
test.afterEach(async () => {
	expect(complaints).toEqual([]);
	expect(await phpComplaints(wordPress.url)).toEqual([]);
});

async function auditRendered() {
	const panel = page.locator('.components-panel__body').filter({ hasText: 'Rendered page' });
	await panel.getByRole('button', { name: 'Rendered page', exact: true }).click();
	await panel.getByRole('button', { name: 'Audit the rendered page' }).click();
	await expect(panel.getByText('From the rendered page')).toBeVisible();
	return panel;
}

/** The page as the route gives it to whoever edits the post. */
async function visitorPage(): Promise<{ readonly html: string; readonly address: string }> {
	return page.evaluate(async () => {
		const id = window.wp.data.select('core/editor').getCurrentPostId?.();
		const path = `/plumbline/v1/posts/${id}/page`;
		const places = (await window.wp.apiFetch({ path, method: 'GET' })) as Record<string, string>;
		const answer = await fetch(String(places.source), { credentials: 'omit' });
		return { html: await answer.text(), address: String(places.address) };
	});
}

test('beats pains 2 and 3: finds what shortcodes and the theme put into a draft, as a visitor will see it', async () => {
	const editor = await newPost(page, wordPress.url);
	await typeTitle(page, editor, 'A first loaf');
	await page.keyboard.type('Baking takes [oven] time.');
	await expect(editor.sidebar.locator('[data-rule]').filter({ hasText: 'Lorem' })).toHaveCount(0);
	await saveDraft(page);

	const panel = await auditRendered();

	await expect(panel.locator('[data-rule]').filter({ hasText: 'Lorem' })).toHaveCount(1);
	const { html, address } = await visitorPage();
	expect(address).toBe(`${wordPress.url}/a-first-loaf/`);
	expect(html).toContain('user 0 at /a-first-loaf/');
	expect(html).not.toContain('wpadminbar');
	expect(html).not.toContain('plumbline_page');
	expect(html).toContain(`<link rel="canonical" href="${address}"`);
});

test('what was typed since the last save is in it, and stays a draft', async () => {
	const editor = await newPost(page, wordPress.url);
	await typeTitle(page, editor, 'Rye');
	await page.keyboard.type('Saved words.');
	const id = await publish(page);
	await page.keyboard.type(' Typed later.');

	await auditRendered();

	expect((await visitorPage()).html).toContain('Typed later.');
	const published = await page.request.get(`${wordPress.url}/?p=${id}`);
	expect(await published.text()).not.toContain('Typed later.');
});

test('a draft stays unseen without a token and with a forged one', async ({ request }) => {
	const editor = await newPost(page, wordPress.url);
	await typeTitle(page, editor, 'Secret');
	await page.keyboard.type('Nobody may read this yet.');
	const id = await saveDraft(page);
	const far = Math.floor(Date.now() / 1000) + 600;

	for (const address of [
		`/?p=${id}`,
		`/?plumbline_page=${id}.1.${far}.${'0'.repeat(64)}`,
		`/?p=${id}&plumbline_page=`,
	]) {
		const answer = await request.get(`${wordPress.url}${address}`);
		expect(await answer.text(), address).not.toContain('Nobody may read this yet.');
	}
	const route = await request.get(`${wordPress.url}/?rest_route=/plumbline/v1/posts/${id}/page`);
	expect(route.status()).toBe(401);
});

test('the rendered page gets the verdict that the server gives its address', async () => {
	const editor = await newPost(page, wordPress.url);
	await typeTitle(page, editor, 'Sourdough for beginners');
	await page.keyboard.type('A first loaf takes flour, water, salt and [oven] a day.');
	await publish(page);

	const panel = await auditRendered();
	const here = await panel
		.locator('[data-rule]')
		.evaluateAll((rules) => rules.map((rule) => rule.getAttribute('data-rule')));
	const address = await page.evaluate(() => window.wp.data.select('core/editor').getPermalink?.());
	const answer = await page.request.post(`${server.origin}/api/v3/optimization/onpage`, {
		headers: { authorization: `Bearer ${server.apiKey}` },
		data: { url: address, geo: 'us', details: true },
	});
	const { audit } = await answer.json();

	const there = audit
		.filter((rule: Record<string, unknown>) => rule.status === 'failed' && !rule.superseded)
		.map((rule: Record<string, unknown>) => rule.rule_name);
	expect(here.toSorted()).toEqual(there.toSorted());
});
