import { expect as expectNow, type Page, test } from '@playwright/test';
import { type RankingsServer, serveRankings } from '../extension/serve-rankings.ts';
import { complaintsOf, phpComplaints } from './complaints.ts';
import { insertBlocks, newPost, openSidebar, publish, typeTitle } from './editor.ts';
import { editorSteps } from './editor-blueprint.ts';
import { type RunningWordPress, startWordPress } from './playground.ts';
import { pluginZip } from './plugin-zip.ts';

/** WordPress in WebAssembly takes its time on a small machine. */
const expect = expectNow.configure({ timeout: 30_000 });

/** The sample account knows the rankings of a site that is not this WordPress. */
const postsOfTheBakery = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/bakery.php',
	data: `<?php
add_filter( 'plumbline_post_address', function ( $address, $post ) {
	return 'https://bakery.example/bread/' . sanitize_title( $post->post_title );
}, 10, 2 );
// An editor, in whose role it stands that keywords are none of their business.
add_filter( 'user_has_cap', function ( $capabilities ) {
	return isset( $_COOKIE['story_no_keywords'] ) ? array( 'plumbline_add_keywords' => false ) + $capabilities : $capabilities;
}, 1 );
`,
};

test.describe.configure({ timeout: 240_000 });

let wordPress: RunningWordPress;
let server: RankingsServer;
let complaints: readonly string[];

test.beforeAll(async ({ browser }) => {
	test.setTimeout(240_000);
	server = await serveRankings();
	const consts = { PLUMBLINE_SERVER: server.origin, PLUMBLINE_API_KEY: server.apiKey };
	wordPress = await startWordPress({
		wordpress: 'newest',
		plugin: pluginZip,
		prepared: editorSteps,
		steps: [postsOfTheBakery, { step: 'defineWpConfigConsts', consts }],
	});
	const page = await browser.newPage();
	await chooseSite(page);
	await page.close();
});
test.afterAll(async () => {
	await Promise.all([wordPress?.stop(), server?.stop()]);
});
test.beforeEach(({ page }) => {
	complaints = complaintsOf(page);
});
test.afterEach(async () => {
	expect(complaints).toEqual([]);
	expect(await phpComplaints(wordPress.url)).toEqual([]);
});

/** wp-config.php says the server; only the site is left to choose. */
async function chooseSite(page: Page): Promise<void> {
	await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=plumbline`);
	await expect(page.getByText('Set by PLUMBLINE_SERVER in wp-config.php.')).toBeVisible();
	await expect(page.getByText('Set by PLUMBLINE_API_KEY in wp-config.php.')).toBeVisible();
	expect(await page.content()).not.toContain(server.apiKey);
	await page.getByRole('button', { name: 'Save and test' }).click();
	await page.getByLabel('This site on the server').selectOption('sample-site');
	await page.getByRole('button', { name: 'Save and test' }).click();
	await expect(page.locator('.notice')).toContainText('This WordPress is “A bakery (sample data)”');
}

async function openRankings(page: Page) {
	const panel = page.locator('.components-panel__body').filter({ hasText: 'Rankings' });
	await panel.getByRole('button', { name: 'Rankings' }).click();
	return panel;
}

const postId = (page: Page) =>
	page.evaluate(() => Number(window.wp.data.select('core/editor').getCurrentPostId?.()));

/** As the editor would, with the cookies of its person. */
async function addKeywordTo(page: Page, id: number) {
	const nonce = await page.request.get(
		`${wordPress.url}/wp-admin/admin-ajax.php?action=rest-nonce`,
	);
	return page.request.post(`${wordPress.url}/?rest_route=/plumbline/v1/posts/${id}/keywords`, {
		headers: { 'X-WP-Nonce': await nonce.text() },
		data: { keyword: 'rye' },
	});
}

test('shows how a published post ranks, and ties it to what is wrong with it', async ({ page }) => {
	const editor = await newPost(page, wordPress.url);
	await typeTitle(page, editor, 'Sourdough');
	await insertBlocks(
		page,
		'<!-- wp:paragraph --><p>Lorem ipsum dolor sit.</p><!-- /wp:paragraph -->',
	);
	await editor.sidebar.getByLabel('Focus keyword').fill('sourdough bread');
	const draft = await openRankings(page);
	await expect(draft).toContainText('Rankings come once the post is published.');

	const id = await publish(page);
	await page.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=edit`);
	await openSidebar(page);
	const panel = await openRankings(page);

	const row = panel.getByRole('row', { name: /^sourdough bread \d/ });
	await expect(row).toBeVisible();
	await expect(panel.locator('.plumbline-trend polyline').first()).toBeAttached();
	const rank = Number(await row.locator('td').first().textContent());
	if (rank > 3) await expect(panel.locator('.plumbline-tie')).toContainText(`You rank ${rank} for`);
	else await expect(panel.locator('.plumbline-tie')).toHaveCount(0);

	const slider = panel.getByRole('slider');
	await slider.focus();
	await page.keyboard.press('Home');
	await expect(slider).toHaveAttribute('aria-valuetext', /^[A-Z][a-z]+ \d+: (rank \d+|no rank)$/);

	await panel.getByLabel('Search engine').selectOption({ label: 'Bing · United States' });
	await panel.getByLabel('Range').selectOption('12 months');
	await expect(panel).toContainText(/Bing · United States/);
});

test('adds a keyword, and says one that is there already', async ({ page }) => {
	await newPost(page, wordPress.url);
	const panel = await openRankings(page);

	await panel.getByLabel('Track a keyword').fill('spelt crispbread, salted');
	await panel.getByRole('button', { name: 'Track', exact: true }).click();

	await expect(panel).toContainText('“spelt crispbread, salted” is tracked now.');
	const listed = await server.run('keywords', 'list', '--site', 'sample-site', '--json');
	expect(listed).toContain('"spelt crispbread, salted"');
	await panel.getByRole('button', { name: 'Track', exact: true }).click();
	await expect(panel).toContainText('“spelt crispbread, salted” is tracked already.');
});

test('whoever may not add keywords is not offered it, and is refused', async ({
	context,
	page,
}) => {
	await context.addCookies([{ name: 'story_no_keywords', value: '1', url: wordPress.url }]);
	await newPost(page, wordPress.url);
	const panel = await openRankings(page);

	await expect(panel).toContainText('Rankings come once the post is published.');
	await expect(panel.getByLabel('Track a keyword')).toHaveCount(0);
	const refused = await addKeywordTo(page, await postId(page));
	expect(refused.status()).toBe(403);
	expect(await refused.json()).toMatchObject({ code: 'plumbline_forbidden' });
});

test('without a login nothing is told', async ({ page, request }) => {
	await newPost(page, wordPress.url);

	const answer = await request.get(
		`${wordPress.url}/?rest_route=/plumbline/v1/posts/${await postId(page)}/rankings`,
	);

	expect(answer.status()).toBe(401);
	expect(await answer.json()).toMatchObject({ code: 'plumbline_forbidden' });
});
