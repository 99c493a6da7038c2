import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './extension-fixture.ts';
import { openScreen } from './screens.ts';

/** What the first screen shows of shop.html, by line. */
const facts = {
	title: [/Banneton proofing basket.*Corner Bakery Shop$/, /\d+ chars/, /\d+ px/],
	description: [/A round banneton of rattan.*does not suit you\.$/, /\d+ chars/, /\d+ px/],
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

test('the first screen answers the daily questions, each selectable, copied, opened and exported', async ({
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

	const { contents } = await exported(panel);
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
});

const lineOf = (panel: Page, line: string) => panel.locator(`[data-line=${line}]`);

async function exported(panel: Page) {
	await panel.getByText('Export, compare, keep').click();
	const [download] = await Promise.all([
		panel.waitForEvent('download'),
		panel.getByRole('button', { name: 'Download as JSON' }).click(),
	]);
	return JSON.parse(await readFile(await download.path(), 'utf8')).pages[0];
}
