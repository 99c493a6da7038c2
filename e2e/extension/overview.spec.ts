import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './extension-fixture.ts';
import { openScreen } from './screens.ts';

/** The first screen of shop.html, by line. */
const facts = {
	title: [/Banneton proofing basket.*Corner Bakery Shop796 of 600 px/, /110 chars$/],
	description: [/A round banneton of rattan.*does not suit you\.1,433 of 920 px/, /239 chars$/],
	h1: [/Round banneton for sourdough bread/],
	keywords: [/Add a keyword/],
	canonical: [/shop\.example\/baskets\/round/],
	robots: [/index, follow · meta: max-image-preview:large/],
	response: [/200 · HTTP · 1 redirect/],
	language: [/en-GB · 3 hreflang/],
	words: [/\d+ words/],
	headings: [/H1 1 · H2 1 · H4 1/],
	links: [/8 in · 2 out · 1 nofollow/],
	images: [/3 · 1 without alt/],
	data: [/Product, BreadcrumbList/],
	social: [/og:title, og:description, og:image, twitter:card/],
	dates: [/none/],
	vitals: [/LCP .+ · CLS .+ · INP/],
} as const;

interface Way {
	/** The selector of the second click; null if the first screen shows the fact. */
	readonly click: string | null;
	/** Where the fact is then; null if the click has copied it. */
	readonly at: string | null;
	/** Its name in the JSON export, among the contents of the page. */
	readonly json: string;
}

const line = (name: string, json: string): Way => ({ click: null, at: lineSelector(name), json });
const lineSelector = (name: string) => `[data-line=${name}] .glance-value`;

/** How to reach each fact of the table in docs/extension/README.md, in its order. */
const ways: readonly Way[] = [
	line('title', 'title'),
	line('description', 'description'),
	{ click: null, at: '.verdict strong', json: 'robots' },
	line('canonical', 'canonical'),
	line('robots', 'robots'),
	line('h1', 'h1'),
	line('headings', 'heading_counts'),
	{ click: '[data-line=headings] .copy', at: null, json: 'headings' },
	line('words', 'word_count'),
	line('language', 'lang'),
	line('links', 'link_counts'),
	{ click: '[data-line=links] .copy', at: null, json: 'links' },
	line('images', 'image_counts'),
	line('language', 'hreflangs'),
	line('data', 'structured_data_types'),
	{ click: '#tab-data', at: '.requirements', json: 'structured_data' },
	line('social', 'social_tags'),
	line('response', 'status'),
	line('response', 'redirect_count'),
	{ click: null, at: '[data-part=response] .row-main', json: 'headers' },
	line('dates', 'published'),
	line('vitals', 'vitals'),
	{
		click: '[data-line=vitals] .glance-label',
		at: '[data-screen=rendered] section',
		json: 'changed_by_scripts',
	},
	{ click: '#tab-links', at: '.list-row .row-main', json: 'links' },
	{ click: '.add-row', at: null, json: 'title' },
	{ click: '#open-elsewhere', at: '.tools', json: 'robots_txt' },
];

/** The clicks of each row, the icon included. */
async function clicksInDocs(): Promise<readonly number[]> {
	const docs = path.resolve(import.meta.dirname, '../../docs/extension/README.md');
	const [, table = ''] = (await readFile(docs, 'utf8')).split('| fact | clicks | where |');
	return [...table.matchAll(/^\|[^|]+\| (\d)(?:, \d)? \|/gm)].map(([, clicks]) => Number(clicks));
}

test('the first screen answers the daily questions, and each answer can be selected, copied, opened and exported', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('redirect-to/shop.html'));
	const panel = await extension.openPanel(extension.page);
	await panel.setViewportSize({ width: 360, height: 700 });
	await expect(panel.locator('.verdict')).toBeInViewport({ ratio: 1 });

	for (const [line, wanted] of Object.entries(facts)) {
		const shown = lineOf(panel, line);
		await expect(shown, line).toBeInViewport({ ratio: 1 });
		for (const part of wanted) await expect(shown, line).toHaveText(part);
	}

	await lineOf(panel, 'canonical').locator('.glance-value').click({ clickCount: 3 });
	expect(await panel.evaluate(() => String(getSelection()).trim())).toMatch(/baskets\/round$/);
	const copies = panel.locator('.glance .copy');
	for (const copy of await copies.all()) {
		const name = (await copy.getAttribute('aria-label'))?.replace('Copy', 'Copied') ?? '';
		await copy.click();
		await expect(panel.getByRole('status')).toHaveText(name);
	}
	await lineOf(panel, 'headings').locator('.copy').click();
	await lineOf(panel, 'keywords').locator('.glance-label').click();
	await expect(panel.locator('.keyword input')).toBeFocused();
	await panel.keyboard.press('Control+V');
	await expect(panel.locator('.keyword input')).toHaveValue(/^H1 Round banneton .*H2 What is in/);
	await panel.locator('.keyword input').fill('');

	await openScreen(panel, 'overview');
	await lineOf(panel, 'data').locator('button.glance-mark').click();
	await expect(
		panel.locator('[data-rule=structured_data_has_required_properties] .detail'),
	).toBeVisible();
	await openScreen(panel, 'overview');
	await lineOf(panel, 'language').locator('.glance-label').click();
	await expect(panel.locator('[data-part=hreflang]')).toBeInViewport();

	const { contents, verdict } = await exported(panel);
	expect(verdict.indexable).toBe('yes');
	expect(contents).toMatchObject({
		title: { characters: 110 },
		h1: ['Round banneton for sourdough bread'],
		heading_counts: [1, 1, 0, 1, 0, 0],
		canonical: { leads_to: 'other', urls: ['https://shop.example/baskets/round'] },
		robots: { is_indexed: true, meta: ['max-image-preview:large'], header: [] },
		status: 200,
		redirect_count: 1,
		lang: 'en-GB',
		link_counts: { internal: 8, external: 2, nofollow: 1 },
		image_counts: { all: 3, without_alt: 1 },
		structured_data_types: ['Product', 'BreadcrumbList'],
	});
	for (const list of ['headers', 'headings', 'links', 'images', 'hreflangs', 'structured_data']) {
		expect(contents[list], list).not.toHaveLength(0);
	}
	expect(contents.structured_data[0].google[0].required).toContainEqual({
		name: 'name',
		state: 'there',
	});

	expect(await clicksInDocs()).toEqual(ways.map(({ click }) => (click === null ? 1 : 2)));
	expect(ways.filter(({ click }) => click === null).length).toBeGreaterThanOrEqual(16);
	for (const { at, click, json } of ways) {
		await openScreen(panel, 'overview');
		if (click !== null) await panel.locator(click).click();
		if (at !== null) expect(await selected(panel, at), json).not.toBe('');
		expect(contents, json).toHaveProperty(json);
	}
});

const lineOf = (panel: Page, line: string) => panel.locator(`[data-line=${line}]`);

/** The text that a user can select there; empty inside buttons, where browsers select nothing. */
async function selected(panel: Page, selector: string): Promise<string> {
	const shown = panel.locator(selector).first();
	await expect(shown).toBeVisible();
	return shown.evaluate((element) => {
		if (element.closest('button')) return '';
		getSelection()?.selectAllChildren(element);
		return String(getSelection()).trim();
	});
}

async function exported(panel: Page) {
	await openScreen(panel, 'export');
	const [download] = await Promise.all([
		panel.waitForEvent('download'),
		panel.getByRole('button', { name: 'Download as JSON' }).click(),
	]);
	return JSON.parse(await readFile(await download.path(), 'utf8')).pages[0];
}
