import type { Locator, Page } from '@playwright/test';
import { needsOf, rules } from '@plumbline/core';
import { startChromium } from '../extension/chromium.ts';
import { openScreen } from '../extension/screens.ts';
import { serveRankings } from '../extension/serve-rankings.ts';
import { storyOptions } from '../launch-options.ts';
import { insertBlocks, newPost, publish, saveDraft, typeTitle } from './editor.ts';
import { freePort } from './site/free-port.ts';
import type { RunningWordPress } from './site/start-wordpress.ts';
import { storySite } from './site/story-site.ts';
import { test as base, expect, type Site } from './wordpress-fixture.ts';

/**
 * A theme and plugins that add content the editor cannot see, and that print who they think the
 * visitor is.
 */
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

const test = base.extend<object, { readonly port: number; readonly site: Site }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
	port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
	site: [
		({ port }, use) => use({ wordpress: 'newest', port, prepared: storySite, steps: [rendering] }),
		{ scope: 'worker' },
	],
	server: [
		async ({ port }, use) => {
			const server = await serveRankings({ PLUMBLINE_ALLOW_HOSTS: `127.0.0.1:${port}` });
			await use(server);
			await server.stop();
		},
		{ scope: 'worker' },
	],
});

let wordPress: RunningWordPress;
let page: Page;

test.beforeEach(({ page: ofStory, wordPress: site }) => {
	[page, wordPress] = [ofStory, site];
});

async function auditRendered() {
	const panel = page.locator('.components-panel__body').filter({ hasText: 'Rendered page' });
	await panel.getByRole('button', { name: 'Rendered page', exact: true }).click();
	await panel.getByRole('button', { name: 'Audit the rendered page' }).click();
	await expect(panel.getByText('From the rendered page')).toBeVisible();
	return panel;
}

/** The page as the route returns it to users who can edit the post. */
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

	const lorem = panel.locator('[data-rule]').filter({ hasText: 'Lorem' });
	await expect(lorem).toHaveCount(1);
	const { html, address } = await visitorPage();
	expect(address).toBe(`${wordPress.url}/a-first-loaf/`);
	expect(html).toContain('user 0 at /a-first-loaf/');
	expect(html).not.toContain('wpadminbar');
	expect(html).not.toContain('plumbline_page');
	expect(html).toContain(`<link rel="canonical" href="${address}"`);

	await lorem.getByRole('button').first().click();
	await lorem.getByRole('button', { name: 'Dismiss…' }).click();
	await lorem.getByRole('button', { name: 'Dismiss', exact: true }).click();
	await expect(lorem).toHaveCount(0);
});

test('the rendered page contains unsaved changes, and the post stays a draft', async () => {
	const editor = await newPost(page, wordPress.url);
	await typeTitle(page, editor, 'Rye');
	await page.keyboard.type('Saved words.');
	const id = await publish(page);
	await page.keyboard.type(' Typed later.');

	await auditRendered();

	// The verdict of the saved post, made in the background, may be shown first.
	await expect.poll(async () => (await visitorPage()).html).toContain('Typed later.');
	const published = await page.request.get(`${wordPress.url}/?p=${id}`);
	expect(await published.text()).not.toContain('Typed later.');
});

test('a draft is not shown without a token or with a forged one', async ({ request, rest }) => {
	const draft = { title: 'Secret', content: 'Nobody may read this yet.' };
	const { id } = await (await rest('/wp/v2/posts', draft)).json();
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

/** A post that triggers every kind of finding. */
const richPost = [
	'<!-- wp:paragraph --><p>Lorem ipsum dolor sit amet, and [oven] a day. For flour <a href="/flour">click here</a>.</p><!-- /wp:paragraph -->',
	'<!-- wp:heading {"level":4} --><h4 class="wp-block-heading">Water</h4><!-- /wp:heading -->',
	'<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt="image"/></figure><!-- /wp:image -->',
	'<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>Rye</td><td>300 g</td></tr></tbody></table></figure><!-- /wp:table -->',
	'<!-- wp:html --><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe"}</script><!-- /wp:html -->',
].join('\n');

/** Facts that only a browser with the page open knows. */
const liveNeeds: ReadonlySet<string> = new Set(['layout', 'visit', 'served_html']);
const comparable = new Set(
	rules
		.filter(
			(rule) => rule.class !== 'information' && !needsOf(rule).some((need) => liveNeeds.has(need)),
		)
		.map(({ name }) => name),
);

/** Name and headline of each finding that every host could have. */
const comparableFindings = (findings: readonly (readonly [string, string])[]) =>
	Object.fromEntries(findings.filter(([name]) => comparable.has(name)).sort());

const findingsIn = (root: Locator, headline: string) =>
	root
		.locator('[data-rule]')
		.evaluateAll(
			(found, selector) =>
				found.map((finding): [string, string] => [
					finding.getAttribute('data-rule') ?? '',
					finding.querySelector(selector)?.textContent ?? '',
				]),
			headline,
		);

test('rendered page, extension and server agree on a published post', async ({ server }) => {
	const editor = await newPost(page, wordPress.url);
	await typeTitle(page, editor, 'Sourdough for beginners');
	await insertBlocks(page, richPost);
	await publish(page);
	const address = await page.evaluate(() =>
		String(window.wp.data.select('core/editor').getPermalink?.()),
	);
	const panel = await auditRendered();
	const here = comparableFindings(
		await findingsIn(panel, '.plumbline-finding__headline > span:last-child'),
	);
	expect(Object.keys(here).length).toBeGreaterThan(4);

	const answer = await page.request.post(`${server.origin}/api/v3/optimization/onpage`, {
		headers: { authorization: `Bearer ${server.apiKey}` },
		data: { url: address, geo: 'us', details: true },
	});
	const { audit } = (await answer.json()) as { readonly audit: readonly ServerRule[] };
	const failed = audit.filter(({ status, superseded }) => status === 'failed' && !superseded);
	expect(comparableFindings(failed.map(({ message, rule_name: name }) => [name, message]))).toEqual(
		here,
	);

	const chromium = await startChromium(storyOptions);
	try {
		const visitor = { name: 'playground_auto_login_already_happened', value: '1' };
		await chromium.context.addCookies([{ ...visitor, url: wordPress.url }]);
		await chromium.page.goto(address);
		const live = await chromium.openPanel(chromium.page);
		await openScreen(live, 'findings');
		await expect
			.poll(async () =>
				comparableFindings(await findingsIn(live.locator('body'), '.headline > span')),
			)
			.toEqual(here);
	} finally {
		await chromium.close();
	}
});

interface ServerRule {
	readonly rule_name: string;
	readonly message: string;
	readonly status: string;
	readonly superseded: boolean;
}
