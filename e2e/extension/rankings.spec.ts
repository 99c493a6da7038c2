import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allowHost } from './allow-host.ts';
import type { ChromiumWithExtension } from './chromium.ts';
import { test as base, expect } from './extension-fixture.ts';
import { faultsIn } from './faults-in.ts';
import { openScreen } from './screens.ts';
import { type RankingsServer, serveBakery, serveRankings } from './serve-rankings.ts';

interface Servers {
	/** A server for a story that changes or stops it. */
	readonly ownServer: RankingsServer;
}

interface Shared {
	/** A server that stories only read from. */
	readonly server: RankingsServer;
}

const test = base.extend<Servers, Shared>({
	ownServer: async ({ pages }, use) => {
		const { host } = new URL(pages.url(''));
		const server = await serveRankings({ PLUMBLINE_ALLOW_HOSTS: host });
		await use(server);
		await server.stop();
	},

	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
		async ({}, use) => {
			const server = await serveRankings();
			await use(server);
			await server.stop();
		},
		{ scope: 'worker' },
	],
});

const address = 'https://bakery.example/bread/sourdough';

test('shows how the page ranks and what Google decided, once connected to a server', async ({
	extension,
	server,
}) => {
	const panel = await panelOn(extension, address);
	await panel.getByRole('button', { name: 'Connect to a server' }).click();
	await expect(panel.getByLabel('Address')).toBeFocused();

	await connect(extension, panel, server);

	// The host determines the site, so there is no choice.
	await expect(panel.getByLabel('Site')).toHaveCount(0);
	const row = panel.getByRole('row', { name: /^sourdough bread \d/ });
	await expect(row).toContainText(/^sourdough bread\d+/);
	await expect(panel.locator('.trend')).toContainText(/Rank for “.+”.*Rank \d+/);
	await expect(panel.locator('.trend polyline').first()).toBeAttached();

	await extension.page.goto('https://bakery.example/bread/gluten-free');
	await openScreen(panel, 'overview');
	const line = panel.locator('[data-line=google]');
	await expect(line).toContainText('Not in Google’s index · Duplicate, Google chose different');
	await expect(line).toContainText('Google prefers bakery.example/bread/rye');
	await line.locator('.glance-label').click();
	const verdict = panel.locator('[data-part=google]');
	await expect(verdict).toContainText(
		'Google chose https://bakery.example/bread/rye as the canonical URL, although the page names https://bakery.example/bread/gluten-free.',
	);
	await expect(verdict).toContainText(/Last crawl.*2026/);
	expect(await faultsIn(panel)).toEqual([]);
});

test('the panel says when the title lacks the words of a ranking keyword', async ({
	extension,
	ownServer,
}, testInfo) => {
	const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
	const facts = testInfo.outputPath('facts.csv');
	await writeFile(
		facts,
		`date,keyword,rank,url
${yesterday},feed the starter,11,${address}
${yesterday},rattan banneton,6,${address}
`,
	);
	await ownServer.run('import', facts, '--site', 'sample-site', '--search-engine', 'google_us');
	const panel = await panelOn(extension, address);
	await connect(extension, panel, ownServer);

	const tie = (keyword: string) => panel.locator('.tie', { hasText: keyword });
	await expect(tie('feed the starter')).toContainText(
		'One step from page one. You rank 11 for “feed the starter”, but the title of this page does not contain it.',
	);
	await expect(tie('rattan banneton')).toContainText(
		'You rank 6 for “rattan banneton”, but neither the title nor the headings of this page contain it.',
	);
	await expect(tie('sourdough bread')).toHaveCount(0);
	await tie('rattan banneton').getByRole('button', { name: 'Show the title' }).click();
	await expect(tie('rattan banneton')).toContainText('in the head of the page');
	expect(await faultsIn(panel)).toEqual([]);
});

test('the chart shows a day and its rank, by keyboard too', async ({ extension, server }) => {
	const panel = await panelOn(extension, address);
	await connect(extension, panel, server);
	await panel.getByRole('button', { name: 'sourdough bread near me' }).click();
	const slider = panel.getByRole('slider', { name: /near me/ });

	await slider.focus();
	await panel.keyboard.press('Home');
	const first = await slider.getAttribute('aria-valuetext');
	await panel.keyboard.press('End');

	expect(first).toMatch(/^[A-Z][a-z]+ \d+, 2026, Rank (\d+|no value)$/);
	await expect(slider).not.toHaveAttribute('aria-valuetext', first ?? '');
	const last = (await slider.getAttribute('aria-valuetext')) ?? '';
	await expect(panel.locator('.legend')).toContainText(/^.+ \d+, 2026/.exec(last)?.[0] ?? 'a day');
});

test('engine and range can be selected, and missing rankings are explained', async ({
	extension,
	server,
}) => {
	const panel = await panelOn(extension, 'https://bakery.example/nowhere');
	await connect(extension, panel, server);
	await expect(panel.locator('.rankings')).toContainText(
		'No keyword of this site leads to this page in Google · United States (3 months).',
	);

	await panel.getByLabel('Search engine').selectOption({ label: 'Bing · United States' });
	await panel.getByLabel('Range').selectOption('12 months');

	await expect(panel.locator('.rankings')).toContainText('in Bing · United States (12 months).');
});

test('adds a suggested keyword after showing its cost', async ({ extension, ownServer }) => {
	const panel = await panelOn(extension, address);
	await connect(extension, panel, ownServer);
	await expect(panel.locator('.rankings')).toContainText('Tracking these costs nothing');
	const suggestion = panel.locator('.suggestion').first();
	const keyword = (await suggestion.locator('span').nth(1).textContent()) ?? '';

	await suggestion.click();

	await expect(panel.locator('.rankings')).toContainText(`“${keyword}” is now tracked.`);
	await expect(suggestion).toBeDisabled();
	const listed = JSON.parse(
		await ownServer.run('keywords', 'list', '--site', 'sample-site', '--json'),
	);
	expect(JSON.stringify(listed)).toContain(JSON.stringify(keyword));
});

test('a wrong key is explained with its remedy, and leaves nothing behind', async ({
	extension,
	server,
}) => {
	const panel = await panelOn(extension, address);

	await connect(extension, panel, { ...server, apiKey: 'plb_wrong' });

	await expect(panel.getByRole('alert')).toContainText('The server does not know this key');
	await expect(panel.getByRole('alert')).toContainText('plumbline key create');
	expect(await isAllowed(panel, server.origin)).toBe(false);
});

test('an invalid URL is rejected before any permission prompt', async ({ extension }) => {
	const panel = await panelOn(extension, address);
	await panel.getByRole('button', { name: 'Connect to a server' }).click();

	await panel.getByLabel('Address').fill('our server');
	await panel.getByLabel('API key').fill('plb_any');
	await panel.keyboard.press('Enter');

	await expect(panel.getByRole('alert')).toContainText('This is not an address');
	await expect(panel.getByLabel('Address')).toBeFocused();
});

test('a page that belongs to no site is not sent; the user chooses the site', async ({
	extension,
	ownServer,
	pages,
}) => {
	const panel = await panelOn(extension, pages.url('defects.html'));

	await connect(extension, panel, ownServer);

	await expect(panel.locator('.rankings')).toContainText(
		'No site on this server has the domain 127',
	);
	await openScreen(panel, 'indexing');
	await expect(panel.locator('[data-part=canonical]')).toBeVisible();
	await expect(panel.locator('[data-part=google]')).toHaveCount(0);
	await openScreen(panel, 'rankings');
	await expect(panel.locator('.figures')).toHaveCount(0);
	await expect(panel.locator('.suggestion')).toHaveCount(0);
	await panel.getByLabel('Site').selectOption('A bakery (sample data)');
	await expect(panel.locator('.rankings')).toContainText('No keyword of this site leads to this');

	await openServerSettings(panel);
	await panel.getByLabel('Remember audits on my server').check();
	await ownServer.run('site', 'add', '--domain', '127.0.0.1', '--account', 'sample-account');
	const isFetched = () => [...pages.userAgents].some((name) => name.includes('Plumbline'));
	expect(isFetched()).toBe(false);
	await extension.page.reload();
	await expect.poll(isFetched).toBe(true);
});

test('a server that does not answer is explained, and disconnecting forgets it', async ({
	extension,
	ownServer,
}) => {
	const panel = await panelOn(extension, address);
	await connect(extension, panel, ownServer);
	await expect(panel.locator('.figures').first()).toBeVisible();
	await ownServer.stop();

	await panel.getByLabel('Range').selectOption('28 days');
	await expect(panel.locator('.rankings').getByRole('alert')).toHaveText(
		/The server does not answer/,
	);

	await openServerSettings(panel);
	await panel.getByRole('button', { name: 'Disconnect' }).click();
	await openScreen(panel, 'rankings');
	await expect(panel.getByRole('button', { name: 'Connect to a server' })).toBeVisible();
	expect(await isAllowed(panel, ownServer.origin)).toBe(false);
	expect(await keyInBackground(extension)).toBe('[]');
});

test('no script in a page can read the key', async ({ extension, server }) => {
	const panel = await panelOn(extension, address);
	await connect(extension, panel, server);
	await expect(panel.locator('.figures').first()).toBeVisible();

	expect(await keyInBackground(extension)).toContain(server.apiKey);
	const seen = await seenByContentScript(extension);
	expect(seen).toContain(server.origin);
	expect(seen).not.toContain(server.apiKey);
	expect(seen).not.toContain('sample-site');
	const shown = await panel.evaluate(() => document.documentElement.outerHTML);
	expect(shown).not.toContain(server.apiKey);
});

async function panelOn({ context, ...extension }: ChromiumWithExtension, url: string) {
	await serveBakery(context);
	await extension.page.goto(url);
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'rankings');
	return panel;
}

async function connect(
	{ context, page }: ChromiumWithExtension,
	panel: Page,
	{ origin, apiKey }: Pick<RankingsServer, 'origin' | 'apiKey'>,
) {
	await allowHost(context, panel, origin);
	await page.bringToFront();
	await openServerSettings(panel);
	await panel.getByLabel('Address').fill(origin);
	await panel.getByLabel('API key').fill(apiKey);
	await panel.keyboard.press('Enter');
	const connected = panel.getByText(`Connected to ${origin}`);
	await expect(connected.or(panel.getByText('does not know this key'))).toBeVisible();
	if (await connected.isVisible()) await openScreen(panel, 'rankings');
}

async function openServerSettings(panel: Page) {
	await openScreen(panel, 'settings');
	await panel.locator('.server').evaluate((fold: HTMLDetailsElement) => {
		fold.open = true;
	});
}

interface Chrome {
	readonly permissions: {
		readonly contains: (wanted: { origins: string[] }) => Promise<boolean>;
	};
	readonly storage: Readonly<Record<string, { readonly get: (key: null) => Promise<unknown> }>>;
	readonly runtime: { readonly sendMessage: (message: unknown) => Promise<unknown> };
	readonly tabs: { readonly query: (wanted: object) => Promise<readonly { id: number }[]> };
	readonly scripting: {
		readonly executeScript: (script: object) => Promise<readonly { result: string }[]>;
	};
}

declare const chrome: Chrome;

const isAllowed = (panel: Page, origin: string) =>
	panel.evaluate((host) => chrome.permissions.contains({ origins: [`${host}/*`] }), origin);

function backgroundOf({ context }: ChromiumWithExtension) {
	const [worker] = context.serviceWorkers();
	if (!worker) throw new Error('The background is not running.');
	return worker;
}

/** The stored connection, where the background keeps the key. */
function keyInBackground(extension: ChromiumWithExtension): Promise<string> {
	return backgroundOf(extension).evaluate(async () => {
		const settled = <Value>(request: IDBRequest<Value>) =>
			new Promise<Value>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		const database = await settled(indexedDB.open('plumbline'));
		const rows = await settled(
			database.transaction('connection').objectStore('connection').getAll(),
		);
		database.close();
		return JSON.stringify(rows);
	});
}

/** Everything that a content script of the extension can read in the page. */
async function seenByContentScript(extension: ChromiumWithExtension): Promise<string> {
	return backgroundOf(extension).evaluate(async () => {
		const [tab] = await chrome.tabs.query({ active: true });
		const [seen] = await chrome.scripting.executeScript({
			target: { tabId: tab?.id },
			func: async () => {
				const questions = ['sites', 'rankings', 'connect', 'addKeywords'];
				const attempts = [
					...['local', 'session', 'sync', 'managed'].map((area) => chrome.storage[area]?.get(null)),
					...questions.map((server) => chrome.runtime.sendMessage({ server, input: null })),
					indexedDB.databases(),
				];
				const results = await Promise.allSettled(attempts);
				return JSON.stringify(results.map((result) => ({ ...result, reason: '' })));
			},
		});
		return seen?.result ?? '';
	});
}
