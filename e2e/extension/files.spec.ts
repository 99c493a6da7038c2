import type { Page } from '@playwright/test';
import { expect, test } from './extension-fixture.ts';
import { faultsIn } from './faults-in.ts';

const origin = 'https://files.example';
const sitemap = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${origin}/bread?a=1&amp;b=2</loc><lastmod>2026-03-04</lastmod></url>
<url><loc>https://elsewhere.example/&lt;img src=x onerror=owned()&gt;</loc></url>
<url><loc>/${'rye'.repeat(60)}</loc><lastmod>soon</lastmod></url></urlset>`;
const robots = `User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /shop\nAlow: /x\nDizallow: /y\n`;

/** The type, content and other headers of each file. */
const files: Readonly<Record<string, readonly [string, string, Record<string, string>?]>> = {
	'/sitemap.xml': ['application/xml', sitemap],
	'/robots.txt': ['text/plain', robots],
	'/feed': [
		'application/rss+xml',
		`<rss><channel><item><link>${origin}/new</link></item></channel></rss>`,
	],
	'/data.json': ['application/json', '{"bread": [1, 2,]}'],
	'/notes.txt': ['text/plain', 'Flour, water, salt', { 'x-robots-tag': 'googlebot: noindex' }],
};
const none = ['text/html', 'Not found'] as const;

test('files say what they are, and what search engines make of them', async ({ extension }) => {
	const { context, page } = extension;
	await context.route(`${origin}/**`, (route) => {
		const [type, body, headers = {}] = files[new URL(route.request().url()).pathname] ?? none;
		return route.fulfill({ body, headers: { ...headers, 'content-type': type } });
	});
	await page.goto(`${origin}/sitemap.xml`);
	const panel = await extension.openPanel(page);
	const file = panel.locator('.file');
	await panel.setViewportSize({ width: 320, height: 700 });

	await expect(file.locator('h2').first()).toHaveText('Sitemap');
	await expect(file).toContainText('It lists 3 URLs for search engines. 2 of them have a date.');
	await expect(file.locator('.file-entries li')).toHaveText([
		/bread\?a=1&b=2.*2026-03-04/,
		/elsewhere\.example\/<img src=x.*other host/,
		/rye.*not absolute.*soon/,
	]);
	await expect(file.locator('.file-access li')).toHaveCount(3);
	await looksRight(panel);

	async function look(path: string, kind: string) {
		await page.goto(origin + path);
		await expect(file.locator('.file-address')).toContainText(path);
		await expect(file.locator('h2').first()).toHaveText(kind);
	}
	await look('/robots.txt', 'robots.txt');
	await expect(file).toContainText('“dizallow”');
	const verdict = (crawler: string) => file.locator('li', { hasText: crawler }).last();
	await expect(verdict('Googlebot')).toContainText('may fetch it');
	await file.getByLabel('Try a URL or path').fill('/shop/rye');
	await expect(verdict('Googlebot')).toContainText('may not fetch it Disallow: /shop line 5');
	await file.getByLabel('Try a URL or path').fill('https://elsewhere.example/');
	await expect(file.getByText('its own host only')).toBeVisible();
	await looksRight(panel);

	await look('/feed', 'Feed (RSS or Atom)');
	await expect(file.locator('.file-entries li')).toHaveText([/files\.example\/new/]);
	await look('/data.json', 'JSON');
	await expect(file).toContainText('It cannot be read as JSON');
	await look('/notes.txt', 'Text or XML');
	await expect(
		file.locator('dd', { hasText: 'noindex' }).getByRole('img', { name: 'have a look' }),
	).toBeVisible();
	await expect(panel.getByRole('status').first()).toHaveText('Text or XML');
});

async function looksRight(panel: Page) {
	expect(await faultsIn(panel)).toEqual([]);
	expect(await panel.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}
