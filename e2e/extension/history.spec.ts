import { allowHost } from './allow-host.ts';
import { expect, test } from './extension-fixture.ts';
import { faultsIn } from './faults-in.ts';
import { keptPages } from './kept-pages.ts';
import { openScreen } from './screens.ts';

test('a page is compared with its previous visit, its staging twin and a different tab', async ({
	extension,
	pages,
}) => {
	const { context, page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await openScreen(panel, 'comparison');
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
	await expect(comparison.locator('[data-line=headings] .removed')).toContainText('H1 2');
	await expect(comparison.locator('[data-line=headings] .added')).toContainText('H1 1');
	expect(await faultsIn(panel)).toEqual([]);

	// The staging copy still has two main headings.
	const twin = new URL(pages.elsewhere('defects.html'));
	await allowHost(context, panel, twin.origin);
	await page.bringToFront();
	await panel.getByLabel('Address of the copy').fill(twin.origin);
	await panel.getByRole('button', { name: 'Save' }).click();
	await panel.getByRole('button', { name: `Open on ${twin.host} and compare` }).click();
	await expect(comparison).toContainText('Only there');
	await expect(comparison.locator('[data-line=headings] .removed')).toContainText('H1 2');
	// URLs that differ only in their host are not differences.
	await expect(comparison.locator('[data-line]')).toHaveCount(2);
	expect(page.url()).toBe(pages.url('defects.html'));

	const other = await context.newPage();
	await other.goto(pages.url('bakery.html'));
	await extension.clickIcon(other);
	await expect(panel.locator('h1.address')).toContainText('bakery.html');
	await page.bringToFront();
	await expect(panel.locator('h1.address')).toContainText('defects.html');
	await panel
		.getByLabel('Compare this page with')
		.selectOption({ label: pages.url('bakery.html').replace('http://', '') });
	await expect(comparison.locator('[data-line=title] .removed')).toContainText('Sourdough');
	await expect(comparison).toContainText('Only here');
});
