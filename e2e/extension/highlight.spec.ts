import type { Page } from '@playwright/test';
import { drawnMarks } from './drawn-marks.ts';
import { expect, test } from './extension-fixture.ts';
import { openScreen } from './screens.ts';

test('clicking a node scrolls to it and highlights it on the page, wherever it moves and never in print', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	const node = await nodeOf(panel, 'only_one_h1_tag', 'Our bakery');

	await node.click();

	await expect(node).toHaveAttribute('aria-pressed', 'true');
	await expect(page.locator('#second')).toBeInViewport();
	// The box surrounds the element, even while the page is still scrolling.
	await expect.poll(() => distances(page)).toEqual([3]);

	await page.evaluate(noteHostWhenPrinting);
	await page.pdf();
	expect(await page.locator('html').getAttribute('data-printed')).toBe('none');
	await expect.poll(() => distances(page)).toEqual([3]);

	for (const [selector, style] of moves) {
		const before = await topOf(page, '#second');
		await page.locator(selector).evaluate((node, css) => node.setAttribute('style', css), style);
		expect(await topOf(page, '#second'), style).not.toBe(before);
		await expect.poll(() => distances(page), style).toEqual([3]);
	}

	// Elements that replace the whole page can be highlighted too.
	await page.evaluate(() => {
		document.documentElement.innerHTML =
			'<head></head><body><h1>Bread</h1><h1 id="second">Another bakery</h1></body>';
	});
	await (await nodeOf(panel, 'only_one_h1_tag', 'Another bakery')).click();
	await expect.poll(() => distances(page)).toEqual([3]);
});

test('nodes can be reached and shown with the keyboard alone, and a node in the head explains why it cannot be shown', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	const node = await nodeOf(panel, 'only_one_h1_tag', 'Our bakery');

	await node.focus();
	await panel.keyboard.press('Enter');
	await expect(node).toHaveAttribute('aria-pressed', 'true');
	await panel.keyboard.press('Space');

	await expect(node).toHaveAttribute('aria-pressed', 'false');
	await expect.poll(() => drawnMarks(page)).toEqual([]);

	await (await nodeOf(panel, 'title_tag_used', '<title>')).click();

	await expect(panel.locator('.hint')).toContainText('in the head');
});

test('a page that forbids all scripts and styles is audited and highlighted like any other', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	await page.goto(pages.url('strict/defects.html'));
	const panel = await extension.openPanel(page);
	await expect(panel.locator('.verdict')).toContainText(/\d+ must fix/);

	await (await nodeOf(panel, 'only_one_h1_tag', 'Our bakery')).click();

	await expect.poll(async () => (await drawnMarks(page)).length).toBe(1);
});

test('the document gains one element with a closed shadow root while something is shown, and nothing afterwards', async ({
	extension,
	pages,
}) => {
	const { page } = extension;
	await page.goto(pages.url('defects.html'));
	const before = await page.content();

	const panel = await extension.openPanel(page);
	const node = await nodeOf(panel, 'only_one_h1_tag', 'Our bakery');
	expect(await page.content()).toBe(before);

	await node.click();
	const host = page.locator('plumbline-highlight');
	await expect(host).toHaveCount(1);
	expect(await host.evaluate((element) => element.shadowRoot)).toBeNull();
	expect((await page.content()).replace(/<plumbline-highlight.*<\/plumbline-highlight>/, '')).toBe(
		before,
	);

	await panel.close();
	await expect(host).toHaveCount(0);
	expect(await page.content()).toBe(before);
});

const moves = [
	['#second', 'translate: 0 40px'],
	['#second', 'padding-top: 30px; margin-top: 90px'],
	['html', 'zoom: 1.5'],
] as const;

const noteHostWhenPrinting = () =>
	addEventListener('beforeprint', () => {
		const host = document.querySelector('plumbline-highlight');
		const display = host ? getComputedStyle(host).display : 'gone';
		document.documentElement.setAttribute('data-printed', display);
	});

/** How far above the second heading each highlight is painted. */
async function distances(page: Page) {
	const top = await topOf(page, '#second');
	return (await drawnMarks(page)).map((mark) => Math.round(top - mark.top));
}

async function nodeOf(panel: Page, rule: string, text: string) {
	await openScreen(panel, 'findings');
	const finding = panel.locator(`[data-rule="${rule}"]`);
	await finding.waitFor({ state: 'attached' });
	await finding.evaluate((element) => {
		for (let node: Element | null = element; node; node = node.parentElement) {
			if (node instanceof HTMLDetailsElement) node.open = true;
		}
	});
	return finding.locator('.node', { hasText: text });
}

const topOf = async (page: Page, selector: string) =>
	page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
