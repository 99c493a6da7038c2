import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { findBrowsers } from '../../scripts/find-browsers.ts';
import { panelInFirefox } from './any-panel.ts';
import { type Firefox, type FirefoxWithExtension, launchFirefox } from './firefox.ts';
import { serveLivePages } from './live-pages.ts';
import { numbersAreRight } from './numbers/numbers-are-right.ts';
import { clicksTo, type ScreenName } from './screens.ts';
import { type PageServer, servePages } from './serve-pages.ts';
import { serveRankings } from './serve-rankings.ts';
import { serverStories } from './server-stories.ts';
import { doTenJobs } from './ten-jobs.ts';

const { firefox: executablePath } = findBrowsers();
const bakery = path.resolve(import.meta.dirname, '../pages/bakery.html');

interface Fixtures {
	readonly firefox: FirefoxWithExtension;
	readonly pages: PageServer;
}

interface Shared {
	readonly browserOfAll: Firefox;
}

const test = base.extend<Fixtures, Shared>({
	// One browser per worker, because starting it takes longer than most stories.
	browserOfAll: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
		async ({}, use) => {
			const browser = await launchFirefox(executablePath ?? '');
			await use(browser);
			await browser.close();
		},
		{ scope: 'worker' },
	],

	firefox: async ({ browserOfAll }, use) => {
		const firefox = await browserOfAll.install();
		await use(firefox);
		await firefox.close();
	},

	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
	pages: async ({}, use) => {
		const pages = await servePages();
		await use(pages);
		await pages.close();
	},
});

test.skip(!executablePath, 'There is no Firefox on this machine.');

test('in Firefox a click opens the sidebar with the verdict, and nodes are marked', async ({
	firefox,
	pages,
}) => {
	await firefox.page.goto(pages.url('defects.html'));
	await firefox.clickIcon();
	await verdict(firefox);

	// The selector names the screen, because the first screen shows nodes too.
	const second = '[data-screen="findings"] [data-rule="only_one_h1_tag"] .node + .node';
	await openScreen(firefox, 'findings', second);
	await press(firefox, second);
	await expect.poll(() => hosts(firefox)).toBe(1);
});

test('in Firefox a click audits the page behind a link, and the first page after going back', async ({
	firefox,
	pages,
}) => {
	const { page } = firefox;
	await page.goto(pages.url('defects.html'));
	await firefox.clickIcon();
	await verdict(firefox);

	await page.goto(pages.url('components.html'));
	await firefox.clickIcon();
	await expect.poll(() => textOf(firefox, 'header')).toContain('components.html');

	await firefox.goBack();
	await firefox.clickIcon();
	await expect.poll(() => textOf(firefox, 'header')).toContain('defects.html');
	const second = '[data-screen="findings"] [data-rule="only_one_h1_tag"] .node + .node';
	await openScreen(firefox, 'findings', second);
	await press(firefox, second);
	await expect.poll(() => textOf(firefox, '.spoken')).toBe('Shown on the page.');
});

test('in Firefox the notice that a page is gone offers to keep auditing its site', async ({
	firefox,
	pages,
}) => {
	await firefox.page.goto(pages.url('defects.html'));
	await firefox.clickIcon();
	await verdict(firefox);
	await firefox.page.goto(pages.url('bakery.html'));
	await expect.poll(() => textOf(firefox, '.gone')).toContain('is gone');

	await expect.poll(() => textOf(firefox, '.keep-site .more')).toContain('Keep auditing');
	await press(firefox, '.keep-site .more');

	await expect.poll(() => textOf(firefox, 'header')).toContain('bakery.html');
	await firefox.page.goto(pages.url('shop.html'));
	await expect.poll(() => textOf(firefox, 'header')).toContain('shop.html');
});

test('in Firefox a file that is not a page says what it is', async ({ firefox, pages }) => {
	await firefox.page.goto(pages.url('plain.txt'));
	await firefox.clickIcon();

	await expect.poll(() => textOf(firefox, '.file h2')).toBe('Text or XML');
	await expect.poll(() => textOf(firefox, '.file-facts')).toContain('X-Robots-Tagnone');
});

test('in Firefox the items of a screen are marked, in shadow roots too, until they are switched off', async ({
	firefox,
	pages,
}) => {
	await firefox.page.goto(pages.url('components.html'));
	await firefox.clickIcon();
	await verdict(firefox);

	await openScreen(firefox, 'headings', '.mark-switch');
	await press(firefox, '.mark-switch');
	await expect.poll(() => hosts(firefox)).toBe(1);

	await press(firefox, '.mark-switch');
	await expect.poll(() => hosts(firefox)).toBe(0);
});

test('in Firefox an audit is stored, compared, exported and collected as a row', async ({
	firefox,
	pages,
}) => {
	await firefox.page.goto(pages.url('defects.html'));
	await firefox.clickIcon();
	await verdict(firefox);

	await openScreen(firefox, 'comparison', '.comparison');
	await expect.poll(() => textOf(firefox, '.comparison')).toContain('first audit of this page');
	await openScreen(firefox, 'export', '.take-away-formats');
	await press(firefox, '.take-away-formats button');
	await expect
		.poll(() => textOf(firefox, '[data-screen=export] [role=status]'))
		.toBe('Copied as Markdown.');
	await press(firefox, '.add-row');
	await expect.poll(() => textOf(firefox, '.tray-count')).toBe('1 page');
});

test('in Firefox the icon shows the number of problems on a kept site', async ({
	firefox,
	pages,
}) => {
	await firefox.page.goto(pages.url('defects.html'));
	await firefox.clickIcon();
	await verdict(firefox);
	await openScreen(firefox, 'export', '.keep-site .more');
	await expect.poll(() => textOf(firefox, '.keep-site .more')).toContain('Keep auditing');
	await press(firefox, '.keep-site .more');
	await expect.poll(() => textOf(firefox, '.keep-site label')).toContain('number of problems');

	await press(firefox, '.keep-site input');
	await expect.poll(() => firefox.badge()).toMatch(/^\d+$/);

	await firefox.page.goto(pages.elsewhere('bakery.html'));
	await expect.poll(() => firefox.badge()).toBe('');
});

test('in Firefox permission to check links does not let the panel audit pages', async ({
	firefox,
	pages,
}) => {
	await firefox.page.goto(pages.url('links-to-check.html'));
	await firefox.clickIcon();
	await verdict(firefox);
	await openScreen(firefox, 'links', '.ask button');
	await press(firefox, '.ask button');
	await expect.poll(() => textOf(firefox, '.ask')).toMatch(/(\d) of \1 checked/);

	await firefox.page.goto(pages.elsewhere('bakery.html'));
	await expect.poll(() => textOf(firefox, '.gone, .notice')).toMatch(/is gone|Click the Plumbline/);
	expect(await firefox.hostPermissions()).toEqual([]);
});

test('in Firefox the sidebar shows how the page ranks, once connected', async ({ firefox }) => {
	const server = await serveRankings();
	try {
		await serveBakery(firefox);
		await firefox.page.goto('https://bakery.example/bread/sourdough');
		await firefox.clickIcon();
		await verdict(firefox);

		await openScreen(firefox, 'settings', '.connect input');
		await firefox.inSidebar(
			(document, { origin, apiKey }) => {
				const [address, key] = document.querySelectorAll<HTMLInputElement>('.connect input');
				if (!address || !key) return;
				address.value = origin;
				key.value = apiKey;
				document.querySelector<HTMLFormElement>('.connect')?.requestSubmit();
			},
			{ origin: server.origin, apiKey: server.apiKey },
		);
		await expect.poll(() => textOf(firefox, '.server summary')).toContain('Connected to');

		await openScreen(firefox, 'rankings', '.figures');
		await expect.poll(() => textOf(firefox, '.figures')).toContain('sourdough bread');
		await openScreen(firefox, 'overview', '[data-line=google]');
		expect(await textOf(firefox, '[data-line=google]')).toContain('In Google’s index');
	} finally {
		await server.stop();
	}
});

for (const [title, story] of Object.entries(serverStories)) {
	test(`in Firefox ${title}`, async ({ firefox }) => {
		const live = await serveLivePages();
		await story(panelInFirefox(firefox), live);
		await live.close();
	});
}

test('in Firefox every number of the panel is that of the document', ({ firefox }) =>
	numbersAreRight(panelInFirefox(firefox), (read) => firefox.page.evaluate(read)));

test('in Firefox the ten daily jobs take as few clicks as in any rival', async ({
	firefox,
	pages,
}) => {
	await firefox.page.goto(pages.url('shop.html'));
	await firefox.clickIcon();
	await openScreen(firefox, 'indexing', '.show-hops');
	await press(firefox, '.show-hops');
	await expect.poll(() => firefox.hostPermissions()).not.toEqual([]);
	await doTenJobs(panelInFirefox(firefox), pages);
});

const verdict = (firefox: FirefoxWithExtension) =>
	expect.poll(() => textOf(firefox, '.verdict')).toMatch(/must fix|worth fixing|note|Nothing/);

const textOf = (firefox: FirefoxWithExtension, selector: string) =>
	firefox.inSidebar((document, wanted) => document.querySelector(wanted)?.textContent, selector);

const press = (firefox: FirefoxWithExtension, selector: string) =>
	firefox.inSidebar((document, wanted) => {
		document.querySelector<HTMLElement>(wanted)?.click();
	}, selector);

async function openScreen(firefox: FirefoxWithExtension, name: ScreenName, awaited: string) {
	for (const selector of clicksTo(name)) {
		await expect.poll(() => textOf(firefox, selector)).toBeDefined();
		await press(firefox, selector);
	}
	await expect
		.poll(() =>
			firefox.inSidebar((document, wanted) => document.querySelectorAll(wanted).length, awaited),
		)
		.toBeGreaterThan(0);
}

const hosts = ({ page }: FirefoxWithExtension) =>
	page.$$eval('plumbline-highlight', (found) => found.length);

/** Answers requests for the page of the sample account, whose host does not exist. */
async function serveBakery({ page }: FirefoxWithExtension) {
	const body = await readFile(bakery, 'utf8');
	await page.setRequestInterception(true);
	page.on('request', (request) => {
		void (request.url().startsWith('https://bakery.example/')
			? request.respond({ contentType: 'text/html', body })
			: request.continue());
	});
}
