import type { Page } from '@playwright/test';
import { expect, test } from './extension-fixture.ts';
import { faultsIn } from './faults-in.ts';
import { addKeyword, chooseLanguage, openScreen, screens } from './screens.ts';

test('axe finds nothing in any screen, light or dark', async ({ extension, pages }) => {
	// Eleven fully expanded screens have several thousand elements.
	test.setTimeout(300_000);
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await addKeyword(panel, 'proofing basket');
	await addSynonym(panel, 'proofing basket', 'banneton');

	const found: string[] = [];
	for (const screen of screens) {
		await openScreen(panel, screen);
		await openEverything(panel);
		// The frame around the screens is the same for all, so it is checked once.
		const part = screen === 'overview' ? 'html' : '#screen';
		found.push(...(await faultsIn(panel, part)).map((fault) => `${screen}: ${fault}`));
	}
	expect(found).toEqual([]);
});

test('axe finds nothing in the panel without a page to audit', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('plain.txt'));
	const panel = await extension.openPanel(extension.page);
	await expect(panel.locator('.notice')).toBeVisible();

	expect(await faultsIn(panel)).toEqual([]);
});

test('every screen fits 320 and 600 pixels, in both languages, for Arabic pages from right to left', async ({
	extension,
	pages,
}) => {
	for (const [name, locale, directions] of [
		['shop.html', 'en', ['ltr']],
		['blog-ja.html', 'ja', ['ltr']],
		['blog-ar.html', 'en', ['rtl']],
		['hostile-everywhere.html', 'en', ['ltr', 'rtl']],
	] as const) {
		await extension.page.goto(pages.url(name));
		const panel = await extension.openPanel(extension.page);
		await chooseLanguage(panel, locale);
		await panel.getByLabel(/Density|表示密度/).selectOption('compact');
		await panel.locator('html[data-density=compact]').waitFor();
		for (const screen of screens) {
			await openScreen(panel, screen);
			await openEverything(panel);
			for (const width of [320, 600]) {
				await panel.setViewportSize({ width, height: 720 });
				for (const direction of directions) {
					await panel.evaluate(
						(dir) => document.documentElement.setAttribute('dir', dir),
						direction,
					);
					const where = `${name}, ${width} px, ${direction}: ${screen}`;
					expect(await wider(panel), where).toEqual([]);
				}
			}
		}
	}
});

test('text scales with the font size of the browser, and every screen still fits', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await panel.setViewportSize({ width: 360, height: 720 });
	await expect(panel.locator('.verdict')).toBeVisible();
	const sizeOf = (selector: string) =>
		panel
			.locator(selector)
			.first()
			.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
	const texts = ['body', '.verdict', '.tabs button', '.finding small', '.result-title'];
	const before = await Promise.all(texts.map(sizeOf));

	// This has the effect of the browser's font size setting.
	await panel.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

	expect(await Promise.all(texts.map(sizeOf))).toEqual(before.map((size) => 2 * size));
	for (const screen of screens) {
		await openScreen(panel, screen);
		await openEverything(panel);
		expect(await wider(panel), screen).toEqual([]);
	}
});

test('with forced colors, selected tabs and filters still look different', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'findings');
	await panel.emulateMedia({ forcedColors: 'active' });

	const looks = (selector: string) => panel.locator(selector).evaluateAll(looksOf);
	const [line, ...others] = await looks('.tabs button[aria-selected=false]');
	expect(others.every((other) => other === line)).toBe(true);
	expect(await looks('.tabs button[aria-selected=true]')).not.toEqual([line]);
	const [pill] = await looks('.filters button[aria-pressed=false]');
	expect(await looks('.filters button[aria-pressed=true]')).not.toEqual([pill]);
	expect(line).toContain(
		await panel.evaluate(() => getComputedStyle(document.body).backgroundColor),
	);
});

/** The outlines and bottom borders of elements. */
const looksOf = (elements: readonly Element[]) =>
	elements.map((element) => {
		const { borderBottomColor, outlineColor, outlineStyle } = getComputedStyle(element);
		return [borderBottomColor, outlineStyle, outlineStyle === 'none' ? '' : outlineColor].join(' ');
	});

test('tabs are reached by arrow keys and opened by Enter or numbers, and each window remembers its own', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await panel.getByRole('tab', { name: 'Overview' }).focus();

	await panel.keyboard.press('ArrowLeft');
	await expect(panel.getByRole('tab', { name: 'Rankings' })).toBeFocused();
	await expect(panel.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
		'aria-selected',
		'true',
	);
	await panel.keyboard.press('Home');
	await panel.keyboard.press('ArrowRight');
	await panel.keyboard.press('Enter');

	await expect(panel.getByRole('tabpanel', { name: 'Findings' })).toBeVisible();
	await panel.keyboard.press('6');
	await expect(panel.getByRole('tabpanel', { name: 'Structured data' })).toBeVisible();
	await panel.getByRole('tab', { name: 'Structured data' }).focus();
	await panel.keyboard.press('ArrowRight');
	await panel.keyboard.press('Enter');
	await expect(panel.getByRole('tabpanel', { name: 'Social cards' })).toBeVisible();
	// Numbers are also text.
	await openScreen(panel, 'keywords');
	await panel.locator('.keyword input').press('1');
	await expect(panel.getByRole('tabpanel', { name: 'Keywords' })).toBeVisible();
	await panel.reload();
	await expect(panel.getByRole('tabpanel', { name: 'Keywords' })).toBeVisible();
	await panel.setViewportSize({ width: 320, height: 700 });
	const tops = await panel
		.locator('.tabs [role=tab]')
		.evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size);
	expect(tops).toBe(1);
});

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

async function addSynonym(panel: Page, keyword: string, synonym: string) {
	await panel.getByRole('button', { name: keyword, exact: true }).click();
	await panel.getByRole('textbox', { name: `Synonyms of “${keyword}”` }).fill(synonym);
	await panel.keyboard.press('Enter');
	await expect(panel.locator('.chip')).toHaveCount(2);
	await openScreen(panel, 'overview');
}

async function openEverything(panel: Page) {
	await panel.evaluate(() => {
		for (const details of document.querySelectorAll('main details')) {
			(details as HTMLDetailsElement).open = true;
		}
	});
}
