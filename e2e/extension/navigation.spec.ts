import { expect, test } from './extension-fixture.ts';

test('a page of the same site is audited without another click', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(extension.page);
	await expect(panel.locator('header')).toContainText('defects.html');

	await extension.page.goto(pages.url('hostile.html'));

	await expect(panel.locator('header')).toContainText('hostile.html');
	await expect(panel.locator('.gone')).toHaveCount(0);
});

test('on another site the panel asks for a click, and takes it', async ({ extension, pages }) => {
	const { page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await expect(panel.locator('header')).toContainText('defects.html');

	await page.goto(pages.elsewhere('hostile.html'));
	await expect(panel.locator('.gone')).toContainText('has gone');
	await expect(panel.locator('header')).toContainText('defects.html');

	await extension.clickIcon(page);
	await expect(panel.locator('header')).toContainText('hostile.html');
	await expect(panel.locator('.gone')).toHaveCount(0);
});

test('what a script changes is audited again', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(extension.page);
	await expect(panel.locator('[data-rule="title_tag_used"]')).toBeVisible();

	await extension.page.evaluate(() => {
		history.pushState(null, '', '/bread/sourdough');
		document.title = 'Sourdough bread for beginners';
	});

	await expect(panel.locator('[data-rule="title_tag_used"]')).toHaveCount(0);
	await expect(panel.locator('header')).toContainText('/bread/sourdough');
});

test('the panel shows the tab in front', async ({ extension, pages }) => {
	const { context, page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await expect(panel.locator('header')).toContainText('defects.html');

	const other = await context.newPage();
	await other.goto(pages.elsewhere('hostile.html'));
	await expect(panel.locator('.notice')).toContainText('Click the Plumbline icon');

	await page.bringToFront();
	await expect(panel.locator('header')).toContainText('defects.html');
});

test('a page that comes while the panel opens is audited', async ({ extension, pages }) => {
	await extension.page.goto(pages.url('hostile.html'));
	const panel = await extension.openPanel(extension.page);

	await extension.page.goto(pages.url('defects.html'), { waitUntil: 'commit' });

	await expect(panel.locator('header')).toContainText('defects.html');
	await expect(panel.locator('.verdict')).toBeVisible();
});
