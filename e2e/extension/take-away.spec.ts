import { readFile } from 'node:fs/promises';
import { expect, test } from './extension-fixture.ts';

test('an audit is copied, downloaded, and shown for paper', async ({ extension, pages }) => {
	const { context, page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await panel.getByText('Take away, compare, keep').click();

	const [download] = await Promise.all([
		panel.waitForEvent('download'),
		panel.getByRole('button', { name: 'Download as CSV' }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(
		/^plumbline 127\.0\.0\.1 defects html [\d-]{10}\.csv$/,
	);
	const csv = await readFile(await download.path(), 'utf8');
	expect(csv).toMatch(/^\ufeffpage,rule_name,/);
	expect(csv).toContain('only_one_h1_tag');

	await panel.getByRole('button', { name: 'Copy as Markdown' }).click();
	await expect(panel.getByText('Copied as Markdown.')).toBeVisible();

	const [printed] = await Promise.all([
		context.waitForEvent('page'),
		panel.getByRole('button', { name: 'Report for printing' }).click(),
	]);
	await expect(printed.locator('.printed-verdict')).toContainText(/\d+ must fix/);
	await expect(printed.locator('section').first()).toContainText('https://');
	await printed.emulateMedia({ media: 'print' });
	await expect(printed.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
});
