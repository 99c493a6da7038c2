import { expect, test } from './extension-fixture.ts';

test('a page is compared with what it was at the visit before', async ({ extension, pages }) => {
	const { page } = extension;
	await page.goto(pages.url('defects.html'));
	const panel = await extension.openPanel(page);
	await panel.getByText('Take away, compare, keep').click();
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
});

function keptPages(): Promise<number> {
	return new Promise((resolve, reject) => {
		const opened = indexedDB.open('plumbline-history');
		opened.onerror = () => reject(opened.error);
		opened.onsuccess = () => {
			const database = opened.result;
			// Opened before the extension has made the table.
			if (!database.objectStoreNames.contains('pages')) {
				database.close();
				indexedDB.deleteDatabase('plumbline-history');
				return resolve(0);
			}
			const counted = database.transaction('pages').objectStore('pages').count();
			counted.onsuccess = () => {
				database.close();
				resolve(counted.result);
			};
		};
	});
}
