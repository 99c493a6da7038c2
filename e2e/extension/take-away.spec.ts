import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './extension-fixture.ts';
import { faultsIn } from './faults-in.ts';
import { chooseLanguage, openScreen } from './screens.ts';

test('an audit can be copied, downloaded and printed', async ({ extension, pages }) => {
	const { context, page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await openScreen(panel, 'export');

	const [download] = await Promise.all([
		panel.waitForEvent('download'),
		panel.getByRole('button', { name: 'Download as CSV' }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(
		/^plumbline 127\.0\.0\.1 defects html [\d-]{10}\.csv$/,
	);
	const csv = await readFile(await download.path(), 'utf8');
	expect(csv).toMatch(/^\ufeffpage,rule_name,/);
	// The place of the first main heading, on the page and in the HTML as sent.
	expect(csv).toMatch(/only_one_h1_tag,.*,#first,.*,14,4,/);

	const { pages: [exported] = [] } = JSON.parse(await downloaded(panel, 'JSON'));
	for (const { evidence } of exported.audit) expect(evidence.says).not.toBe('');

	const facts = await downloaded(panel, 'Facts (CSV)');
	expect(facts).toMatch(/^\ufefffact,value\r\n/);
	expect(facts).toContain('\r\nheadings.1.level,1\r\n');

	await panel.getByRole('button', { name: 'Copy as Markdown' }).click();
	await expect(panel.getByText('Copied as Markdown.')).toBeVisible();

	const [printed] = await Promise.all([
		context.waitForEvent('page'),
		panel.getByRole('button', { name: 'Printable report' }).click(),
	]);
	await expect(printed.locator('.printed-verdict')).toContainText(/\d+ must fix/);
	await expect(printed.locator('section').first()).toContainText('https://');
	await printed.emulateMedia({ media: 'print' });
	await expect(printed.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
});

test('a report for a client fits a page, with the name of its author', async ({
	extension,
	pages,
}) => {
	const { context, page } = extension;
	await page.goto(pages.url('hostile-everywhere.html'));
	const panel = await extension.openPanel(page);
	await openScreen(panel, 'export');
	await panel.getByLabel('Your name or company').fill('Flour & <b>Water</b>');

	const [printed] = await Promise.all([
		context.waitForEvent('page'),
		panel.getByRole('button', { name: 'Report for a client' }).click(),
	]);

	await expect(printed.locator('.basis').first()).toContainText('Flour & <b>Water</b> · ');
	await expect(printed.locator('.printed-verdict')).toContainText('Cannot be indexed');
	await expect(printed.locator('.result-title')).toContainText('<img src=x onerror=');
	await expect(printed.locator('.card')).toBeVisible();
	await expect(printed.locator('ol.client-list > li').first()).toContainText('noindex');
	await expect(printed.locator('.client-right > li')).toHaveCount(8);
	expect(await printed.locator('main').locator('img, script, [onerror]').count()).toBe(0);
	expect(await faultsIn(printed)).toEqual([]);
	await printed.setViewportSize({ width: 320, height: 800 });
	expect(await printed.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	await printed.setViewportSize({ width: 794, height: 1123 });
	await printed.emulateMedia({ media: 'print' });
	expect(await printed.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
		1123,
	);
});

test('pages of several tabs are collected as rows until they are taken away, with the chosen columns', async ({
	extension,
	pages,
}) => {
	const { context, page } = extension;
	await page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(page);
	const addRow = panel.getByRole('button', { name: '+ Row' });
	const count = panel.locator('.tray-count');
	await expect(panel.locator('.verdict')).toBeVisible();
	await addRow.click();
	await expect(count).toHaveText('1 page');
	await page.goto(pages.url('hostile-everywhere.html'));
	await expect(panel.locator('header')).toContainText('hostile-everywhere.html');
	await expect(panel.locator('.verdict')).toContainText('Cannot be indexed');
	await addRow.click();
	await expect(count).toHaveText('2 pages');
	await addRow.click();
	const other = await context.newPage();
	await other.goto(pages.elsewhere('bakery.html'));
	await expect(panel.locator('.notice')).toContainText('Click the Plumbline icon');
	await expect(count).toHaveText('2 pages');
	await extension.clickIcon(other);
	await expect(panel.locator('.verdict')).toBeVisible();
	await addRow.click();
	await expect(count).toHaveText('3 pages');

	await count.click();
	await panel.getByText('16 of 34 columns').click();
	await panel.getByLabel('H1', { exact: true }).uncheck();
	await panel.getByLabel('Number of H2').check();
	expect(await faultsIn(panel)).toEqual([]);
	await panel.reload();
	await expect(count).toHaveText('3 pages');
	const [download] = await Promise.all([
		panel.waitForEvent('download'),
		panel.getByRole('button', { name: 'Download as CSV' }).click(),
	]);
	const [head = '', ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
	expect(head.split(',')).toContain('h2_count');
	expect(head.split(',')).not.toContain('h1');
	expect(rows.map((row) => row.split(',')[0])).toEqual([
		pages.url('shop.html'),
		pages.url('hostile-everywhere.html'),
		pages.elsewhere('bakery.html'),
	]);
	expect(rows.join('\n')).not.toMatch(/(?:^|,)"?\s*[=+@]/m);

	await panel.getByRole('button', { name: 'Empty the table' }).click();
	await expect(count).toHaveCount(0);
	await panel.getByRole('button', { name: 'Undo' }).click();
	await expect(count).toHaveText('3 pages');
});

test('structured data is copied block by block, raw or tidied, and its validator opens for public pages only', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('shop.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'data');
	await panel.evaluate(() => document.body.append(document.createElement('textarea')));
	const field = panel.locator('textarea');
	async function copied(name: string) {
		await panel
			.getByRole('button', { name: `Copy: ${name}` })
			.first()
			.click();
		await expect(panel.getByRole('status').first()).toHaveText(`Copied: ${name}`);
		await field.fill('');
		await field.press('Control+V');
		return field.inputValue();
	}

	const tidy = JSON.stringify(JSON.parse(await copied('raw JSON-LD')), null, 2);
	expect(await copied('tidied JSON-LD')).toBe(tidy);
	expect(await copied('all JSON-LD')).toContain(tidy);
	await expect(panel.getByRole('link', { name: 'Validator' })).toHaveCount(0);
});

test('hostile text is never markup in an exported file, nor on paper, in dark mode and in Japanese as well', async ({
	extension,
	pages,
}) => {
	await extension.page.goto(pages.url('hostile-everywhere.html'));
	const panel = await extension.openPanel(extension.page);
	await openScreen(panel, 'export');
	const hostile = '<img src=x onerror=';

	const json = JSON.parse(await downloaded(panel, 'JSON'));
	expect(JSON.stringify(json)).toContain(hostile);
	expect({}).not.toHaveProperty('polluted');
	const [run] = JSON.parse(await downloaded(panel, 'SARIF')).runs;
	expect(JSON.stringify(run.results)).toContain(hostile);
	const csv = await downloaded(panel, 'CSV');
	expect(csv).toContain(hostile);
	expect(csv).not.toMatch(/(?:^|,)"?[\s]*[=+@-]/m);
	const markdown = await downloaded(panel, 'Markdown');
	expect(markdown).toContain(hostile);
	// Outside of code, the only tags are the line breaks in tables.
	expect(markdown.replace(/(`+)[^`].*?\1|\\<|<br>/g, '')).not.toContain('<');

	await chooseLanguage(panel, 'ja');
	await openScreen(panel, 'export');
	const [printed] = await Promise.all([
		extension.context.waitForEvent('page'),
		panel.getByRole('button', { name: '印刷用のレポート' }).click(),
	]);

	await expect(printed.locator('h1')).toContainText('<img src=x onerror=');
	await expect(printed.locator('html')).toHaveAttribute('lang', 'ja');
	await expect(printed.locator('.printed-verdict')).toContainText('登録');
	expect(await printed.locator('main').locator('img, script, svg, [onerror]').count()).toBe(0);
	expect(await printed.title()).not.toBe('owned');
	expect(await faultsIn(printed)).toEqual([]);
	await printed.setViewportSize({ width: 360, height: 800 });
	expect(await printed.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	await printed.emulateMedia({ media: 'print', colorScheme: 'dark' });
	// White paper needs dark text.
	await expect(printed.locator('h1')).toHaveCSS('color', 'rgb(27, 31, 36)');
});

async function downloaded(panel: Page, format: string): Promise<string> {
	const [download] = await Promise.all([
		panel.waitForEvent('download'),
		panel.getByRole('button', { name: `Download as ${format}` }).click(),
	]);
	return readFile(await download.path(), 'utf8');
}
