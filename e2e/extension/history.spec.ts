import { expect, test } from './extension-fixture.ts';
import { faultsIn } from './faults-in.ts';
import { keptPages } from './kept-pages.ts';

test('a page is compared with its previous visit', async ({ extension, pages }) => {
	const { page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await panel.getByText('Export, compare, keep').click();
	const comparison = panel.locator('.comparison');
	await expect(comparison).toContainText('first audit of this page');
	await expect.poll(() => panel.evaluate(keptPages)).toBe(1);

	await page.route('**/defects.html', async (route) => {
		const response = await route.fetch();
		const html = (await response.text()).replace(/<h1 id="second">(.*?)<\/h1>/, '<h2>$1</h2>');
		await route.fulfill({ response, body: html.replace('</main>', '<h2></h2></main>') });
	});
	await page.reload();

	await expect(comparison.locator('[data-rule=only_one_h1_tag]')).toBeVisible();
	await expect(comparison).toContainText('Fixed');
	await expect(comparison).toContainText('Compared with the audit of');
	expect(await faultsIn(panel)).toEqual([]);
});
