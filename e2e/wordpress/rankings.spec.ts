import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { serveRankings } from '../extension/serve-rankings.ts';
import { type FakeSearchConsole, startFakeSearchConsole } from '../fake-search-console.ts';
import { insertBlocks, newPost, openSidebar, publish, typeTitle } from './editor.ts';
import { storySite } from './site/story-site.ts';
import { test as base, expect, type Site } from './wordpress-fixture.ts';

/** Gives the posts URLs of the site whose rankings the sample account and the fake Search Console know. */
const postsOfTheBakery = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/bakery.php',
	data: `<?php
add_filter( 'plumbline_post_address', function ( $address, $post ) {
	$name = $post->post_name ? $post->post_name : sanitize_title( $post->post_title );
	return 'https://bakery.example/' . ( 0 === strpos( $name, 'page-' ) ? 'recipes/' : 'bread/' ) . $name;
}, 10, 2 );
// This WordPress can call itself, unlike those of other stories.
add_filter( 'pre_http_request', function ( $answer, $request, $url ) {
	return 0 === strpos( $url, home_url( '/' ) ) ? false : $answer;
}, 20, 3 );
`,
};

interface Shared {
	readonly site: Site;
	readonly searchConsole: FakeSearchConsole;
}

const test = base.extend<object, Shared>({
	searchConsole: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
		async ({}, use) => {
			const searchConsole = await startFakeSearchConsole();
			await use(searchConsole);
			searchConsole.stop();
		},
		{ scope: 'worker' },
	],
	server: [
		async ({ searchConsole }, use) => {
			const server = await serveRankings(searchConsole.environment, { fromSource: true });
			await use(server);
			await server.stop();
		},
		{ scope: 'worker', timeout: 600_000 },
	],
	site: [
		async ({ server }, use) => {
			const consts = { PLUMBLINE_SERVER: server.origin, PLUMBLINE_API_KEY: server.apiKey };
			const steps = [postsOfTheBakery, { step: 'defineWpConfigConsts', consts }];
			await use({ wordpress: 'newest', prepared: storySite, steps });
		},
		{ scope: 'worker' },
	],
});

test.beforeAll(async ({ profile, server, wordPress }) => {
	const page = await profile.newPage();
	await chooseSite(page, wordPress.url, server.apiKey);
	await page.close();
});

/** wp-config.php sets the server; only the site is left to choose. */
async function chooseSite(page: Page, url: string, apiKey: string): Promise<void> {
	await page.goto(`${url}/wp-admin/options-general.php?page=plumbline&tab=server`);
	await expect(page.getByText('Set by PLUMBLINE_SERVER in wp-config.php.')).toBeVisible();
	await expect(page.getByText('Set by PLUMBLINE_API_KEY in wp-config.php.')).toBeVisible();
	expect(await page.content()).not.toContain(apiKey);
	await page.getByRole('button', { name: 'Save and test' }).click();
	await page.getByLabel('This site’s name on the server').selectOption('sample-site');
	await page.getByRole('button', { name: 'Save and test' }).click();
	await expect(page.locator('.notice')).toContainText('This WordPress is “A bakery (sample data)”');
}

async function openRankings(page: Page) {
	const panel = page.locator('.components-panel__body').filter({ hasText: 'Rankings' });
	const button = panel.getByRole('button', { name: 'Rankings' });
	// The panel stays as it was left, so it may be open already.
	await expect(async () => {
		if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
		await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 2_000 });
	}).toPass();
	return panel;
}

const postId = (page: Page) =>
	page.evaluate(() => Number(window.wp.data.select('core/editor').getCurrentPostId?.()));

test('shows how a published post ranks, and which words its title lacks', async ({
	page,
	server,
	wordPress,
}, testInfo) => {
	const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
	const facts = testInfo.outputPath('facts.csv');
	const address = 'https://bakery.example/bread/sourdough';
	await writeFile(facts, `date,keyword,rank,url\n${yesterday},feed the starter,4,${address}\n`);
	await server.run('import', facts, '--site', 'sample-site', '--search-engine', 'google_us');
	const editor = await newPost(page, wordPress.url);
	await typeTitle(page, editor, 'Sourdough');
	await insertBlocks(
		page,
		'<!-- wp:paragraph --><p>Lorem ipsum dolor sit.</p><!-- /wp:paragraph -->',
	);
	const draft = await openRankings(page);
	await expect(draft).toContainText('Rankings appear after the post is published.');

	const id = await publish(page);
	await page.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=edit`);
	await openSidebar(page);
	const panel = await openRankings(page);

	await expect(panel.getByRole('row', { name: /^sourdough bread \d/ })).toBeVisible();
	await expect(panel.locator('.plumbline-trend polyline').first()).toBeAttached();
	await expect(panel.locator('.plumbline-tie', { hasText: 'feed the starter' })).toHaveText(
		'This page ranks 4 for “feed the starter”. The title of this page lacks these words.',
	);

	const slider = panel.getByRole('slider');
	await slider.focus();
	await page.keyboard.press('Home');
	await expect(slider).toHaveAttribute(
		'aria-valuetext',
		/^[A-Z][a-z]+ \d+, \d{4}: (rank \d+|no rank)$/,
	);

	await panel.getByLabel('Search engine').selectOption({ label: 'Bing · United States' });
	await panel.getByLabel('Range').selectOption('12 months');
	await expect(panel).toContainText(/Bing · United States/);
});

test('adds a keyword, and reports one that already exists', async ({ page, server, wordPress }) => {
	await newPost(page, wordPress.url);
	const panel = await openRankings(page);

	await panel.getByLabel('Track a keyword').fill('spelt crispbread, salted');
	await panel.getByRole('button', { name: 'Track', exact: true }).click();

	await expect(panel).toContainText('“spelt crispbread, salted” is now tracked.');
	const listed = await server.run('keywords', 'list', '--site', 'sample-site', '--json');
	expect(listed).toContain('"spelt crispbread, salted"');
	await panel.getByRole('button', { name: 'Track', exact: true }).click();
	await expect(panel).toContainText('“spelt crispbread, salted” is already tracked.');
});

test('users without the capability see no way to add keywords, and WordPress refuses them', async ({
	context,
	page,
	rest,
	wordPress,
}) => {
	await context.addCookies([
		{ name: 'story_without', value: 'plumbline_add_keywords', url: wordPress.url },
	]);
	await newPost(page, wordPress.url);
	const panel = await openRankings(page);

	await expect(panel).toContainText('Rankings appear after the post is published.');
	await expect(panel.getByLabel('Track a keyword')).toHaveCount(0);
	const refused = await rest(`/plumbline/v1/posts/${await postId(page)}/keywords`, {
		keyword: 'rye',
	});
	expect(refused.status()).toBe(403);
	expect(await refused.json()).toMatchObject({ code: 'plumbline_forbidden' });
});

test('visitors who are not logged in get no rankings', async ({ request, rest, wordPress }) => {
	const { id } = await (await rest('/wp/v2/posts', { title: 'Rye', status: 'publish' })).json();

	const answer = await request.get(
		`${wordPress.url}/?rest_route=/plumbline/v1/posts/${id}/rankings`,
	);

	expect(answer.status()).toBe(401);
	expect(await answer.json()).toMatchObject({ code: 'plumbline_forbidden' });
});

test('a changed title is remembered, and sixty days later its effect is beside the findings', async ({
	context,
	page,
	rest,
	searchConsole,
	server,
	wordPress,
}) => {
	const inBackground = async () => {
		const answer = await page.request.get(`${wordPress.url}/wp-cron.php`);
		expect(answer.status(), await answer.text()).toBe(200);
	};
	const content = `<p>${'Our rye bread rests for a night before we bake it. '.repeat(9)}</p>`;
	const post = { title: 'Page 40', content, status: 'publish' };
	const { id } = await (await rest('/wp/v2/posts', post)).json();
	await inBackground();
	await rest(`/wp/v2/posts/${id}`, { title: 'Rye bread, baked over two days' });
	await inBackground();
	searchConsole.letDaysPass(60);
	const search = ['--site', 'sample-site', '--search-engine', 'google_us'];
	await server.run('connect', 'google', ...search, ...searchConsole.connection);
	await server.run('sync', '--site', 'sample-site');

	await page.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=edit`);
	const { sidebar } = await openSidebar(page);
	const sentence = sidebar.getByText(/^Main heading and title changed on \w+ \d+, \d{4}: /);
	await expect(sentence).toContainText(
		/: \d+% more clicks than comparable pages that were left alone \(likely \+\d+% to \+\d+%\)\. .+\.$/,
	);

	const said = (await sentence.textContent()) ?? '';
	await page.goto(`${wordPress.url}/wp-admin/index.php`);
	const widget = page.locator('#plumbline-watch');
	await expect(widget).toContainText('No watch looks at this site yet.');

	const signIn = (await server.run('console', '--url', server.origin)).match(/http\S+/)?.[0] ?? '';
	const theConsole = await context.newPage();
	await theConsole.goto(signIn);
	await expect(theConsole.getByRole('link', { name: 'Pages', exact: true })).toBeVisible();
	const shown = new URLSearchParams({ page: searchConsole.liftedPage });
	await theConsole.goto(`${server.origin}/pages?${shown}`);
	await expect(theConsole.getByText(said)).toBeVisible();
});
