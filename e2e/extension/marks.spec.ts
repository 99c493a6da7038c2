import type { Page } from '@playwright/test';
import { drawnMarks } from './drawn-marks.ts';
import { expect, test } from './extension-fixture.ts';
import { openScreen } from './screens.ts';

const labels = async (page: Page) => (await drawnMarks(page)).map(({ label }) => label);

const mark = (panel: Page) => panel.getByRole('switch', { name: /^Mark/ });

test('headings, links, images, landmarks and languages are marked until they are switched off', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	await page.goto(pages.url('components.html'));
	await page.evaluate(() => document.body.append(document.createElement('nav')));
	await page.locator('nav').evaluate((nav) => nav.append('Breads'));
	const before = await page.content();
	const panel = await extension.openPanel(page);

	await openScreen(panel, 'headings');
	await mark(panel).click();
	await expect.poll(() => labels(page)).toEqual(['H1 A heading in a shadow root']);
	await openScreen(panel, 'images');
	await mark(panel).click();
	await openScreen(panel, 'links');
	await mark(panel).click();
	await expect
		.poll(async () => (await labels(page)).toSorted())
		.toEqual(['H1 A heading in a shadow root', 'internal', 'no alt attribute']);
	await expect(panel.locator('.legend')).toHaveText('internal 1');
	await mark(panel).click();
	await expect.poll(() => labels(page)).not.toContain('internal');

	await openScreen(panel, 'marks');
	await panel.getByRole('switch', { name: 'Mark landmarks' }).click();
	await panel.getByRole('switch', { name: 'Mark languages' }).click();
	await expect.poll(async () => (await labels(page)).join()).toContain('navigation');
	await expect.poll(async () => (await labels(page)).join()).toContain('lang=en');
	await page.bringToFront();
	await page.keyboard.press('Escape');
	await expect(page.locator('plumbline-highlight')).toHaveCount(0);
	await expect(panel.locator('.mark-switch[aria-checked=true]')).toHaveCount(0);
	expect(await page.content()).toBe(before);
});

test('marks follow the page, coexist with a highlight and disappear with the panel', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await openScreen(panel, 'headings');
	await mark(panel).click();
	await expect.poll(() => labels(page)).toEqual(['H1 Sourdough bread for beginners']);

	await panel.locator('.screen').getByText('Our bakery').click();

	await expect.poll(() => labels(page)).toEqual(['H1 Our bakery', '']);
	await expect
		.poll(async () => {
			const top = await page
				.locator('#second')
				.evaluate((node) => node.getBoundingClientRect().top);
			return (await drawnMarks(page)).map((drawn) => Math.round(top - drawn.top));
		})
		.toEqual([3, 3]);
	await panel.close();
	await expect(page.locator('plumbline-highlight')).toHaveCount(0);
});

test('content of a dialog that opens later is marked above the dialog', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	await page.goto(pages.url('components.html'));
	const panel = await extension.openPanel(page);
	await openScreen(panel, 'headings');
	await mark(panel).click();
	await expect.poll(() => labels(page)).toEqual(['H1 A heading in a shadow root']);

	await page.evaluate(() => {
		const dialog = document.createElement('dialog');
		dialog.innerHTML = '<h2>Our cookies</h2>';
		document.body.append(dialog);
		dialog.showModal();
	});

	await expect.poll(() => labels(page)).toContain('H2 Our cookies');
	expect(await topLayer(page)).toEqual(['dialog', 'plumbline-highlight']);
});

test('only links near the view are drawn, out of five thousand, and a click on a label opens the row', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	await page.goto(pages.url('many-links.html'));
	const panel = await extension.openPanel(page);
	await openScreen(panel, 'links');
	await mark(panel).click();
	await expect.poll(async () => (await drawnMarks(page)).length).toBeGreaterThan(5);
	expect((await drawnMarks(page)).length).toBeLessThanOrEqual(400);

	await openScreen(panel, 'overview');
	await page.bringToFront();
	const last = page.locator('a').last();
	await last.scrollIntoViewIfNeeded();
	const { x = 0, y = 0 } = (await last.boundingBox()) ?? {};
	await expect
		.poll(async () => (await drawnMarks(page)).some(({ top }) => Math.abs(y - top - 3) < 1))
		.toBe(true);

	await page.mouse.click(x + 2, y - 8);

	const row = panel.locator('.list-row.is-shown');
	await expect(row).toContainText((await last.textContent()) ?? '');
	await expect(row).toBeInViewport();
});

test('text of the page is never markup in a mark', async ({ extension, pages }) => {
	const { page } = extension;
	await page.goto(pages.url('strict/hostile.html'));
	const panel = await extension.openPanel(page);
	await openScreen(panel, 'headings');
	await mark(panel).click();

	await expect.poll(async () => (await labels(page)).join(' ')).toContain('<');
	expect((await drawnMarks(page)).map(({ markup }) => markup)).not.toContain(1);
});

/** The elements of the top layer, from bottom to top. */
async function topLayer(page: Page) {
	const session = await page.context().newCDPSession(page);
	await session.send('DOM.getDocument');
	const { nodeIds } = await session.send('DOM.getTopLayerElements');
	const nodes = await Promise.all(
		nodeIds.map((nodeId) => session.send('DOM.describeNode', { nodeId })),
	);
	await session.detach();
	return nodes.map(({ node }) => node.localName).filter((name) => name !== '::backdrop');
}
