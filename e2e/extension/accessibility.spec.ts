import type { Page } from '@playwright/test';
import { expect, test } from './extension-fixture.ts';
import { faultsIn } from './faults-in.ts';
import { addKeyword, doubleFontSize, openEverything, openScreen, screens } from './screens.ts';

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

test('text scales with the font size of the browser, and with forced colors, selected tabs look different and the marks keep their forms', async ({
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

	await panel.evaluate(doubleFontSize);

	expect(await Promise.all(texts.map(sizeOf))).toEqual(before.map((size) => 2 * size));

	await openScreen(panel, 'findings');
	await panel.emulateMedia({ forcedColors: 'active' });

	const looks = (selector: string) => panel.locator(selector).evaluateAll(looksOf);
	const [line, ...others] = await looks('.tabs button[aria-selected=false]');
	expect(others.every((other) => other === line)).toBe(true);
	expect(await looks('.tabs button[aria-selected=true]')).not.toEqual([line]);
	const paper = await panel.evaluate(() => getComputedStyle(document.body).backgroundColor);
	expect(line).toContain(paper);

	await openScreen(panel, 'settings');
	const paint = (part: string) =>
		panel.locator(`.state-legend ${part}`).evaluateAll((elements) =>
			elements.map((element) => {
				const { fill, stroke } = getComputedStyle(element);
				return { fill, stroke };
			}),
		);
	const [{ stroke: ink } = { stroke: '' }, ...marks] = await paint('.state');
	expect(ink).not.toBe(paper);
	expect(marks.map(({ stroke }) => stroke)).toEqual([ink, ink, ink, ink]);
	expect(await paint('.wrong .ground')).toEqual([{ fill: ink, stroke: ink }]);
	expect(await paint('.wrong .cross')).toEqual([{ fill: 'none', stroke: paper }]);
	expect(await paint('.look .ground')).toEqual([{ fill: 'none', stroke: ink }]);
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
	await expect(panel.getByRole('tab', { name: 'Ranks' })).toBeFocused();
	await expect(panel.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
		'aria-selected',
		'true',
	);
	await panel.keyboard.press('Home');
	await panel.keyboard.press('ArrowRight');
	await panel.keyboard.press('Enter');

	await expect(panel.getByRole('tabpanel', { name: 'Findings' })).toBeVisible();
	await panel.keyboard.press('6');
	await expect(panel.getByRole('tabpanel', { name: 'Data' })).toBeVisible();
	await panel.getByRole('tab', { name: 'Data' }).focus();
	await panel.keyboard.press('ArrowRight');
	await panel.keyboard.press('Enter');
	await expect(panel.getByRole('tabpanel', { name: 'Social' })).toBeVisible();
	await panel.keyboard.press('0');
	await expect(panel.getByRole('tabpanel', { name: 'Ranks' })).toBeVisible();
	// Numbers are also text.
	await openScreen(panel, 'keywords');
	await panel.locator('.keyword input').press('1');
	await expect(panel.getByRole('tabpanel', { name: 'Keywords' })).toBeVisible();
	await panel.reload();
	await expect(panel.getByRole('tabpanel', { name: 'Keywords' })).toBeVisible();
	for (const [width, rows] of [
		[240, 3],
		[320, 2],
		[600, 1],
	] as const) {
		await panel.setViewportSize({ width, height: 700 });
		const tops = await panel
			.locator('.tabs [role=tab]')
			.evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size);
		expect(tops, `${width} px`).toBe(rows);
	}
});

async function addSynonym(panel: Page, keyword: string, synonym: string) {
	await panel.getByRole('button', { name: keyword, exact: true }).click();
	await panel.getByRole('textbox', { name: `Synonyms of “${keyword}”` }).fill(synonym);
	await panel.keyboard.press('Enter');
	await expect(panel.locator('.chip')).toHaveCount(2);
	await openScreen(panel, 'overview');
}
