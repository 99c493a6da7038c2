import { violationsIn } from './violations.ts';
import { expect, test } from './wordpress-fixture.ts';

/** Options of Yoast SEO on a site that hides its authors. */
const stored = {
	wpseo_titles: { 'noindex-author-wpseo': true, 'title-post': '%%title%% %%sep%% %%sitename%%' },
	wpseo: { googleverify: 'abc123' },
};

test('before a plugin is deactivated, each loss is shown, mended or accepted', async ({
	complaints,
	page,
	rest,
	wordPress,
}) => {
	const posted = await rest('/wp/v2/posts', { title: 'Rye for <b>all</b>', status: 'publish' });
	const { id, link } = await posted.json();
	await rest('/stories/v1/other', { options: stored });
	await rest('/wp/v2/plugins/wordpress-seo/wp-seo', { status: 'active' }, { method: 'PUT' });
	const dates = `${wordPress.url}/${new Date().getUTCFullYear()}/`;
	const html = async (url: string) => (await page.request.get(url)).text();

	await page.goto(`${wordPress.url}/wp-admin/admin.php?import=plumbline`);
	await page.getByRole('button', { name: 'Import', exact: true }).click();
	await page.getByRole('button', { name: 'Compare the pages' }).click();
	const row = (name: string) =>
		page.locator('.plumbline-page').filter({ has: page.getByText(name, { exact: true }) });
	const deactivate = page.getByRole('button', { name: 'Deactivate Yoast SEO' });
	await expect(deactivate).toHaveAttribute('aria-disabled', 'true');
	await expect(row('Dates').locator('summary')).toContainText('Would be found in search');
	// Imported, so that nothing is lost.
	await expect(row('Authors').locator('summary')).not.toContainText('Would be found');
	await expect(row('Posts').locator('tr', { hasText: 'Title' })).toContainText('Crumb Magazine');
	await expect(row('robots.txt')).toBeVisible();
	expect(await violationsIn(page, '#plumbline-takeover')).toEqual([]);
	// Visitors notice nothing.
	expect(await html(link)).toContain('Crumb Magazine');

	await row('Dates')
		.getByRole('button', { name: 'Keep all pages like this out of search' })
		.click();
	await expect(row('Dates').locator('summary')).toContainText('Dates');
	await expect(row('Dates').locator('summary')).not.toContainText('Would be found in search');
	// WordPress hides search results, whatever the other plugin did.
	await expect(row('Search results').locator('summary')).toContainText('Would be hidden');
	await expect(deactivate).toHaveAttribute('aria-disabled', 'true');
	await row('Search results').getByRole('button', { name: 'Accept' }).click();
	await deactivate.click();
	await expect(page.locator('.components-notice.is-success')).toContainText(
		'Yoast SEO is deactivated',
	);

	const head = await html(link);
	expect(await html(wordPress.url)).toContain('abc123');
	expect(head).toContain('og:title');
	expect(head).not.toContain('Crumb Magazine');
	expect(await html(dates)).toMatch(/<meta name='robots' content='[^']*noindex/);

	await page.getByRole('button', { name: 'Undo the import' }).click();
	await page.getByRole('button', { name: 'Remove imported values' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'reset' })).toBeVisible();
	await rest('/plumbline/v1/appearance', {
		values: { 'every:date': { _plumbline_hidden: false } },
	});
	await rest('/stories/v1/other', { options: { wpseo_titles: {}, wpseo: {} } });
	await rest(`/wp/v2/posts/${id}`, undefined, { method: 'DELETE' });
	expect(await html(wordPress.url)).not.toContain('abc123');
	// The page that is not found is one of the kinds.
	const expected = /status of 404 .*\/(?:plumbline-page-that-does-not-exist|wp-sitemap)/;
	expect(complaints.filter((one) => !expected.test(one))).toEqual([]);
	complaints.length = 0;
});
