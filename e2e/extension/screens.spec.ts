import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allowHost } from './allow-host.ts';
import { expect, test } from './extension-fixture.ts';
import {
	addKeyword,
	chooseLanguage,
	doubleFontSize,
	openEverything,
	openScreen,
	type ScreenName,
	screens,
} from './screens.ts';
import { servePages } from './serve-pages.ts';

type Direction = 'ltr' | 'rtl';

/** Where screens must fit, too: the language of the panel’s texts, and their directions. */
interface Fits {
	readonly locale: 'en' | 'ja';
	readonly directions: readonly Direction[];
}

const everyPage: Readonly<Record<string, Fits | null>> = {
	'app.html': null,
	'shop.html': { locale: 'en', directions: ['ltr'] },
	'components.html': null,
	'hostile-everywhere.html': { locale: 'en', directions: ['ltr', 'rtl'] },
	'broken.html': null,
	'strict/shop.html': null,
	'blog-ar.html': { locale: 'en', directions: ['rtl'] },
	'blog-ja.html': { locale: 'ja', directions: ['ltr'] },
	'long-words.html': { locale: 'ja', directions: ['ltr', 'rtl'] },
};

const pagesInLargeText: ReadonlySet<string> = new Set(['shop.html', 'long-words.html']);

test('every screen shows content for every kind of page, and fits 240, 320 and 600 pixels, both languages and both directions, and text of twice the size', async ({
	extension,
	pages,
}) => {
	test.setTimeout(300_000);
	await extension.page.goto(pages.url('app.html'));
	const panel = await extension.openPanel(extension.page);
	const mistakes = mistakesOf(panel);
	await openScreen(panel, 'settings');
	await panel.getByLabel('Density').selectOption('compact');
	await panel.locator('html[data-density=compact]').waitFor();

	for (const [name, fits] of Object.entries(everyPage)) {
		await extension.page.goto(pages.url(name));
		await extension.clickIcon(extension.page);
		await expect(panel.locator('header')).toContainText(name);
		if (fits) await chooseLanguage(panel, fits.locale);
		for (const screen of screens) {
			const where = `${name}: ${screen}`;
			await expectContent(panel, screen, where);
			if (fits && screen === 'keywords') await openLongKeyword(panel);
			if (fits) await expectFit(panel, fits.directions, where);
			if (pagesInLargeText.has(name)) await expectLargeTextFits(panel, where);
		}
	}
	expect(mistakes).toEqual([]);
});

test('every screen shows content for a page of fifty thousand elements', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('large.html'));
	const panel = await extension.openPanel(extension.page);
	const mistakes = mistakesOf(panel);
	for (const screen of screens) await expectContent(panel, screen, screen);
	expect(mistakes).toEqual([]);
});

async function expectContent(panel: Page, screen: ScreenName, where: string) {
	await openScreen(panel, screen);
	await expect(panel.getByRole('tabpanel'), where).toHaveText(/\S/);
	await expect(panel.getByRole('tabpanel').locator('.notice'), where).toHaveCount(0);
}

async function openLongKeyword(panel: Page) {
	const keyword = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter';
	await addKeyword(panel, keyword);
	await panel.locator('.chip-name', { hasText: keyword }).click();
}

/** With the folds as they are, and with all of them open. */
async function expectFit(panel: Page, directions: readonly Direction[], where: string) {
	await expectWidths(panel, directions, where);
	await openEverything(panel);
	await expectWidths(panel, directions, `${where}, open`);
}

async function expectWidths(panel: Page, directions: readonly Direction[], where: string) {
	for (const direction of directions) {
		await panel.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
		for (const width of [240, 320, 600]) {
			await panel.setViewportSize({ width, height: 720 });
			expect(await wider(panel), `${where}, ${width} px, ${direction}`).toEqual([]);
		}
	}
}

async function expectLargeTextFits(panel: Page, where: string) {
	await panel.setViewportSize({ width: 360, height: 720 });
	await panel.evaluate(doubleFontSize);
	expect(await wider(panel), `${where}, text of twice the size`).toEqual([]);
	await panel.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Elements that extend beyond the window. */
const wider = (panel: Page) =>
	panel.evaluate(() => {
		const { clientWidth, scrollWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		return [...document.querySelectorAll('body *')]
			.filter((element) => {
				const { left, right } = element.getBoundingClientRect();
				return right > clientWidth + 1 || left < -1;
			})
			.map((element) => element.outerHTML.slice(0, 120));
	});

test('hostile text is shown as text in every screen, and a bidi control character in it changes the direction of nothing else', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('hostile-everywhere.html'));
	const panel = await extension.openPanel(extension.page);
	await addKeyword(panel, `sourdough <img src=x onerror="document.title='owned'"> bread`);
	const shows: Readonly<Record<string, string>> = {
		overview: `<img src=x onerror="document.title='owned'">`,
		findings: '<img src=x onerror',
		keywords: `<img src=x onerror="document.title='owned'">`,
		headings: `<svg onload="document.title='owned'">`,
		links: `<img src=x onerror="document.title='owned'">`,
		images: '"><img src=x onerror="document.title=`owned`">',
		data: `<img src=x onerror="document.title='owned'">`,
		social: `<svg onload=document.title='owned'>`,
		indexing: `<svg onload=document.title='owned'>`,
	};

	for (const screen of screens) {
		await openScreen(panel, screen);
		const pictures = panel.getByRole('button', { name: 'Pictures' });
		if (await pictures.count()) await pictures.click();
		await expect(panel.getByRole('tabpanel')).toContainText(shows[screen] ?? '');
		expect(
			await panel.locator('main').locator('script, img[src=x], [onerror], [onload]').count(),
		).toBe(0);
		expect(
			await panel.locator('main a[href^="javascript:"], main [src^="javascript:"]').count(),
		).toBe(0);
		expect(await panel.title()).toBe('Plumbline');
	}

	await openScreen(panel, 'links');

	await expect(panel.locator('.row-below', { hasText: 'hostile.example' })).toContainText(
		'hostile.example/%E2%80%AEgpj.exe',
	);
	const loose = await panel.evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		while (walker.nextNode()) {
			const parent = walker.currentNode.parentElement;
			const isTurning = /[\u202a-\u202e\u2066-\u2069]/.test(walker.currentNode.nodeValue ?? '');
			const isApart = parent && /isolate/.test(getComputedStyle(parent).unicodeBidi);
			if (isTurning && !isApart && !parent?.closest('bdi, [dir]'))
				found.push(parent?.outerHTML ?? '');
		}
		return found;
	});
	expect(loose).toEqual([]);
});

test('from 600 pixels the preview is beside the facts, and the one open finding beside the list', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	const boxOf = async (selector: string) => {
		const box = await panel.locator(selector).boundingBox();
		if (!box) throw new Error(`${selector} is not visible.`);
		return box;
	};
	await panel.setViewportSize({ width: 600, height: 700 });
	await panel.locator('.result').waitFor();
	const glance = await boxOf('.glance');
	expect((await boxOf('.result')).x).toBeGreaterThanOrEqual(glance.x + glance.width);

	await openScreen(panel, 'findings');
	const lines = panel.locator('.findings .finding > summary');
	await lines.nth(0).click();
	await lines.nth(1).click();
	await expect(panel.locator('.finding[open]')).toHaveCount(1);
	const list = await boxOf('.finding[open] > summary');
	expect((await boxOf('.finding[open] .detail-text')).x).toBeGreaterThan(list.x + list.width);
	await panel.setViewportSize({ width: 360, height: 700 });
	const below = await boxOf('.finding[open] .detail-text');
	expect(below.y).toBeGreaterThan((await boxOf('.finding[open] > summary')).y);
	expect(below.x).toBeLessThan(list.x + list.width);
});

test('the country follows the page, can be changed, and is remembered for its site', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('blog-ja.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'settings');
	await expect(panel.locator('.basis')).toContainText('rule set jp');
	await expect(panel.getByLabel('Rules for')).toHaveValue('');

	await panel.getByLabel('Rules for').selectOption('kr');
	await expect(panel.locator('.basis')).toContainText('rule set kr');

	await extension.page.goto(pages.url('shop.html'));
	await expect(panel.locator('header')).toContainText('shop.html');
	await expect(panel.locator('.basis')).toContainText('rule set kr');
	await panel.getByLabel('Rules for').selectOption('');
	await expect(panel.locator('.basis')).toContainText('rule set gb');
});

test('the text language is detected, can be changed, and is remembered for its site', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await addKeyword(panel, 'proofing baskets');
	const language = panel.getByLabel('Language of the text');
	await openScreen(panel, 'settings');
	await expect(language.locator('option').first()).toHaveText('English (detected)');
	const inTitle = panel.locator('.place-row', { hasText: 'Title' });

	await language.selectOption('ja');
	await expect(panel.locator('.basis')).toContainText('Japanese');
	await openScreen(panel, 'keywords');
	await panel.locator('.chip-name').click();
	await expect(inTitle).toContainText('not found');

	await extension.page.goto(pages.url('bakery.html'));
	await expect(panel.locator('header')).toContainText('bakery.html');
	await openScreen(panel, 'settings');
	await expect(panel.locator('.basis')).toContainText('Japanese');
	await language.selectOption('');
	await expect(panel.locator('.basis')).toContainText('English');
});

test('synonyms count for their keyword, and are removed with it', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await addKeyword(panel, 'dough form');
	await openScreen(panel, 'keywords');
	const inTitle = panel.locator('.place-row', { hasText: 'Title' });
	await panel.getByRole('button', { name: 'dough form', exact: true }).click();
	await expect(inTitle).toContainText('not found');

	await panel.getByRole('textbox', { name: 'Synonyms of “dough form”' }).fill('proofing basket');
	await panel.keyboard.press('Enter');

	await expect(inTitle).toContainText('exact');
	await inTitle.click();
	await expect(panel.locator('details[open] .row').first()).toContainText('as “proofing basket”');
	await panel.reload();
	await expect(panel.getByRole('button', { name: 'dough form +1' })).toBeVisible();
	await panel.getByRole('button', { name: 'Remove the keyword “dough form”' }).click();
	await addKeyword(panel, 'dough form');
	await expect(panel.getByRole('button', { name: 'dough form', exact: true })).toBeVisible();
});

test('the preview shows where the title is cut, on desktop and phone', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await addKeyword(panel, 'linen liner');
	await openScreen(panel, 'overview');
	const result = panel.locator('.result');

	await expect(result).toContainText('Corner Bakery Shop');
	await expect(result.locator('.crumbs')).toContainText('› Shop › Baskets');
	await expect(result.locator('.result-title')).toHaveText(/sourdough bread, …$/);
	await expect(result.locator('.result-text b')).toHaveText(['linen', 'liner']);
	await expect(panel.locator('.pixels').first()).toContainText(/\d+ of 600 px/);
	await expect(panel.locator('.cut').first()).toHaveText(
		/^ with linen liner .*Corner Bakery Shop$/,
	);
	const onDesktop = await result.locator('.result-text').textContent();

	await panel.getByRole('button', { name: 'phone', exact: true }).click();
	await expect(result.locator('.crumbs')).not.toContainText('›');
	expect((await result.locator('.result-text').textContent())?.length).toBeLessThan(
		onDesktop?.length ?? 0,
	);
});

test('a rule can be ignored, restored, and found in the list of ignored rules', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'findings');
	const finding = panel.locator('[data-rule="title_tag_used"]');
	const ignore = finding.getByRole('button', { name: 'Ignore this rule on this site' });

	await openEverything(panel);
	await finding.locator('.menu summary').click();
	await ignore.click();
	await expect(finding).toHaveCount(0);
	await panel.getByRole('button', { name: 'Undo' }).click();
	await expect(finding).toBeVisible();

	await openEverything(panel);
	await finding.locator('.menu summary').click();
	await ignore.click();
	await expect(finding).toHaveCount(0);
	await openScreen(panel, 'overview');
	await expect(panel.locator('[data-rule="title_tag_used"]')).toHaveCount(0);
	await openScreen(panel, 'findings');
	await openEverything(panel);
	await panel.getByRole('button', { name: /^Show again/ }).click();
	await expect(finding).toBeVisible();
});

test('findings are filtered by who can act on them, structured data is shown with what Google requires, and headings form one outline across shadow roots', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'findings');
	const all = await panel.locator('[data-rule]').count();

	await panel.getByLabel('For').selectOption('writer');

	await expect.poll(() => panel.locator('[data-rule]').count()).toBeLessThan(all);

	await openScreen(panel, 'data');
	await openEverything(panel);

	const rating = panel.locator('.item', { hasText: 'AggregateRating' }).last();
	await expect(rating).toContainText('1 required missing');
	await expect(rating.getByRole('list', { name: 'required' })).toContainText(
		'ratingCount / reviewCount required, missing',
	);
	await expect(panel.locator('.item').first().getByRole('link').first()).toHaveAttribute(
		'href',
		/product-snippet$/,
	);

	await openScreen(panel, 'headings');
	await expect(panel.locator('.list-row', { hasText: 'How to care' })).toHaveCSS('--depth', '3');
	await expect(panel.locator('.list-row').last()).toContainText('skips a level');

	await extension.page.goto(pages.url('components.html'));
	await expect(panel.locator('.row-list')).toContainText('A heading in a shadow root');
});

test('keywords show their places on the page when clicked, and suggestions can be added', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	await page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(page);
	await addKeyword(panel, 'proofing basket');
	await openScreen(panel, 'keywords');
	await expect(panel.locator('.keyword-table tbody td').first()).toHaveAttribute(
		'title',
		'Title: exact',
	);
	await panel.locator('.chip-name').click();
	const card = panel.locator('.keyword-detail');
	await expect(card.locator('.place-row', { hasText: 'Title' })).toContainText('exact');
	await expect(card.locator('.place-row', { hasText: 'Headings' })).toContainText('not found');

	await card.locator('summary', { hasText: 'First paragraph' }).click();
	await card.locator('details[open] .row').click();
	await expect(page.locator('plumbline-highlight')).toHaveCount(1);

	const suggestion = panel.locator('.suggestion').first();
	const word = (await suggestion.locator('span').nth(1).textContent()) ?? '';
	await suggestion.click();
	await expect(panel.locator('.chip', { hasText: word })).toBeVisible();
	await panel.locator('.chip-name', { hasText: word }).click();
	await panel.getByRole('button', { name: 'Make it the main one' }).click();
	await expect(panel.locator('.chip').first()).toContainText(word);
});

test('links can be filtered and searched, and a list of thousands is shown in steps', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'links');
	const rows = panel.locator('.list-row');

	await panel.getByLabel('Show', { exact: true }).selectOption('sponsored');
	await expect(rows).toHaveText([/partner’s flourexternalsponsored/]);
	await panel.getByLabel('Show', { exact: true }).selectOption('all');
	await panel.getByRole('searchbox').fill('oval');
	await expect(rows).toHaveCount(3);
	await expect(rows.first()).toContainText('× 3');
	await panel.getByRole('searchbox').fill('');

	await extension.page.evaluate(() => {
		const links = Array.from(
			{ length: 5000 },
			(_, index) => `<a href="/many/${index}">Link ${index}</a> `,
		);
		document.querySelector('footer')?.insertAdjacentHTML('beforeend', links.join(''));
	});
	await expect(panel.locator('.list-end')).toContainText(/ of 5,0\d\d/);
	await expect(rows).toHaveCount(100);
	await panel.getByRole('button', { name: 'Show 500 more' }).click();
	await expect(rows).toHaveCount(600);
});

test('twelve links, six images with their pictures and twenty headings are on the first screen, below one line of controls', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	await extension.page.evaluate(() => {
		const parts = Array.from(
			{ length: 30 },
			(_, index) =>
				`<h${2 + (index % 2)}>Part ${index}</h${2 + (index % 2)}><a href="/much/longer/${index}">One of the links of this part ${index}</a><img src="picture.svg?${index}" alt="A basket, seen from side ${index}" width="40" height="40">`,
		);
		document.querySelector('main')?.insertAdjacentHTML('afterbegin', parts.join(''));
	});
	const panel = await extension.openPanel(extension.page);
	await panel.setViewportSize({ width: 360, height: 700 });
	const whole = () =>
		panel
			.locator('.list-row')
			.evaluateAll(
				(rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= 700).length,
			);

	for (const [screen, rows] of [
		['links', 12],
		['images', 6],
		['headings', 20],
	] as const) {
		await openScreen(panel, screen);
		if (screen === 'images') await chooseInMenu(panel, 'Pictures');
		expect(await whole(), screen).toBeGreaterThanOrEqual(rows);
		const heights = panel.locator('.list-bar > :is(select, .icon, .search-field)');
		expect(
			await heights.evaluateAll(
				(parts) =>
					new Set(parts.map((part) => Math.round(part.getBoundingClientRect().bottom))).size,
			),
			screen,
		).toBe(1);
	}
	await expect(panel.locator('.list-summary')).toHaveText('H1 1H2 16H3 15H4 1H5 0H6 0');
	await expect(panel.locator('.list-row input')).toHaveCount(0);
});

test('links are checked on request, and only certainly broken ones are called broken', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('links-to-check.html'));
	const panel = await extension.openPanel(extension.page);
	for (const host of ['http://127.0.0.1', 'http://no-such-host.invalid']) {
		await allowHost(extension.context, panel, host);
	}
	await extension.page.bringToFront();
	await extension.page.evaluate(
		(address) => {
			const link = Object.assign(document.createElement('a'), { href: address, text: 'Shut' });
			document.querySelector('main p')?.append(' ', link);
		},
		await shutAddress(),
	);
	await openScreen(panel, 'links');
	const row = (text: string) => panel.locator('.list-row', { hasText: text });
	await expect(row('Shut')).toBeVisible();

	await panel.getByRole('button', { name: 'Check' }).click();

	await expect(panel.getByText('9 of 9 checked')).toBeVisible();
	await expect(row('A page')).toContainText('A page');
	await expect(row('A page').locator('.state')).toHaveAttribute('aria-label', 'right');
	await expect(row('No such page')).toContainText('not found');
	await expect(row('Refuses')).toContainText('blocked (403)');
	await expect(row('Breaks')).toContainText('server error');
	await expect(row('Elsewhere').last()).toContainText('redirects');
	await expect(row('Only GET').locator('.state')).toHaveAttribute('aria-label', 'right');
	await expect(row('Moved away')).toContainText('redirects elsewhere');
	await expect(row('No such host')).toContainText('no answer');
	await expect(row('Shut')).toContainText('no answer');
	await expect(row('Shut').locator('.state')).toHaveAttribute('aria-label', 'unknown');
	await expect(panel.locator('.tag.wrong')).toHaveText(['not found']);
	await expect(panel.locator('.list-row').first()).toContainText('No such page');

	await openScreen(panel, 'overview');
	await openScreen(panel, 'links');
	await panel.getByLabel('Show', { exact: true }).selectOption({ label: 'not found 1' });
	await expect(panel.locator('.list-row')).toHaveCount(1);
	expect(await savedRows(panel)).toEqual([
		'text,url,kind,rel,times,hidden,result,status,first_status,final_url',
		expect.stringMatching(/^No such page,http.*,broken,404,,http/),
	]);
	await panel.getByLabel('Show', { exact: true }).selectOption('all');
	await panel.locator('.list-bar .menu summary').click();
	await panel.getByText('Select rows').click();
	await panel.keyboard.press('Escape');
	await panel.getByRole('checkbox', { name: 'Select: A page' }).check();
	await panel.getByRole('button', { name: 'Copy: 1 selected row' }).click();
	await expect(panel.getByRole('status').first()).toHaveText('Copied: 1 selected row');
	expect(await savedRows(panel)).toHaveLength(2);
});

test('images are loaded only on request; their sizes come from the visit, or on request from the server', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'images');
	await expect(panel.locator('.list-row').nth(1)).toContainText('no alt attribute');
	await expect(panel.locator('.list-row').first()).toContainText('320 × 200 on the page');
	await expect(panel.locator('main img')).toHaveCount(0);

	await panel.getByRole('button', { name: 'Pictures' }).click();

	await expect(panel.locator('main img')).toHaveCount(3);
	await expect(panel.locator('main img').first()).toHaveAttribute('referrerpolicy', 'no-referrer');
	await expect
		.poll(() =>
			panel
				.locator('main img')
				.first()
				.evaluate((image: HTMLImageElement) => image.naturalWidth),
		)
		.toBe(640);

	await allowHost(extension.context, panel, 'http://localhost');
	await extension.page.bringToFront();
	const rows = panel.locator('.list-row');
	await expect(rows.first()).toContainText(/\d+ bytes/);

	await extension.page.evaluate((address) => {
		const image = Object.assign(new Image(), { src: address, alt: 'Another server', width: 90 });
		document.querySelector('main')?.append(image);
	}, pages.elsewhere('picture.svg'));
	const other = panel.locator('.list-row', { hasText: 'Another server' });
	await expect(other).toContainText('size unknown');
	await expect(panel.getByText(/in total, as far as known \(3 of 4\)/)).toBeVisible();
	await panel.getByRole('button', { name: 'Sizes' }).click();

	await expect(other).toContainText(/\d+ bytes/);
	await expect(panel.getByText(/kB in total$/)).toBeVisible();
});

test('a page counts as hidden on purpose once the user says so', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('broken.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'indexing');
	await expect(panel.locator('.verdict')).toContainText('Cannot be indexed');
	await expect(panel.locator('.access').first()).toContainText('not allowed to show it');

	await panel.getByLabel('This page is meant to stay out of search').check();

	await expect(panel.locator('.verdict')).toContainText('Hidden from search on purpose');

	await extension.page.goto(pages.url('bakery.html'));
	await expect(panel.locator('header')).toContainText('bakery.html');
	// A fragment of the same page.
	await extension.page.goto(pages.url('broken.html#oven'));
	await expect(panel.locator('header')).toContainText('broken.html');
	await expect(panel.getByLabel('This page is meant to stay out of search')).toBeChecked();
	await expect(panel.locator('.verdict')).toContainText('Hidden from search on purpose');
});

test('other language versions are checked for a link back', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('versions.html'));
	const panel = await extension.openPanel(extension.page);
	await allowHost(extension.context, panel, 'http://127.0.0.1');
	await extension.page.bringToFront();
	await openScreen(panel, 'indexing');

	await panel.getByRole('button', { name: 'Check that they link back to this page' }).click();

	const says = panel.locator('section', { hasText: 'Language versions' }).locator('.health');
	await expect(says).toHaveText(['links back', 'does not link back', 'could not be read']);
});

test('changes by scripts are shown beside the HTML as sent', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('app.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'rendered');

	const title = panel.locator('.item', { hasText: 'Title' }).first();
	await expect(title.locator('.removed')).toContainText('Loading');
	await expect(title.locator('.added')).toContainText('Rye bread in two days');
	await expect(panel.getByText('Measured in this browser')).toBeVisible();
});

test('a dropped Search Console export is tied to the page, stored and deleted', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'rankings');
	const queries = [
		'Top queries,Clicks,Impressions,CTR,Position',
		'banneton for sourdough bread,8,400,2%,11.4',
		'rattan banneton,3,90,3%,6.2',
		'croissant recipe,9,999,1%,2',
		'<img src=x onerror=alert(1)> proofing basket,1,5,1%,30',
	];
	const file = {
		name: 'Queries.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(queries.join('\n')),
	};

	await panel.getByLabel('Choose the ZIP or CSV file').setInputFiles(file);

	await expect(panel.getByText('of the 4 queries of the site')).toBeVisible();
	const rows = panel.locator('.figures tbody tr');
	await expect(rows.first()).toHaveText(/banneton for sourdough bread11\.48400/);
	await expect(panel.locator('.figures')).not.toContainText('croissant');
	await expect(panel.locator('.tie').filter({ hasText: 'rattan' })).toContainText(
		'On average the site ranks 6.2 for “rattan banneton”, but neither the title nor the headings',
	);

	await panel.reload();
	await expect(rows.first()).toContainText('banneton for sourdough bread');
	await panel.getByRole('button', { name: 'Remove this file' }).click();
	await expect(rows).toHaveCount(0);
	await panel
		.getByLabel('Choose the ZIP or CSV file')
		.setInputFiles({ ...file, buffer: Buffer.from('nothing of the kind') });
	await expect(panel.getByRole('alert')).toContainText('not a readable Search Console export');
});

/** Presses a control of the menu above the list, which stays open while the focus is in it. */
async function chooseInMenu(panel: Page, name: string | RegExp) {
	await panel.locator('.list-bar .menu summary').click();
	await panel
		.locator('.menu-items')
		.getByRole(typeof name === 'string' ? 'checkbox' : 'button', { name })
		.click();
	await panel.keyboard.press('Escape');
}

/** The lines of the list’s CSV file. */
async function savedRows(panel: Page): Promise<readonly string[]> {
	const [saved] = await Promise.all([
		panel.waitForEvent('download'),
		chooseInMenu(panel, /^Download as CSV/),
	]);
	const text = await readFile(await saved.path(), 'utf8');
	return text.replace('\ufeff', '').trim().split('\r\n');
}

/** The URL of a server that no longer listens. */
async function shutAddress(): Promise<string> {
	const server = await servePages();
	await server.close();
	return server.url('');
}

/**
 * Collects the errors in the panel's console. The browser itself reports each connection to a page
 * that moves into its cache.
 */
function mistakesOf(panel: Page): readonly string[] {
	const mistakes: string[] = [];
	panel.on('pageerror', (error) => mistakes.push(String(error)));
	panel.on('console', (message) => {
		const isMistake = message.type() === 'error' && !message.text().includes('back/forward cache');
		if (isMistake) mistakes.push(message.text());
	});
	return mistakes;
}
