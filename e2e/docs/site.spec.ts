import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { preview } from 'vite';
import publication from '../../publication.json' with { type: 'json' };
import { faultsIn } from '../extension/faults-in.ts';
import { plumbline } from '../plumbline.ts';

const docs = path.resolve(import.meta.dirname, '../../docs');
const built = path.join(docs, '.vitepress/dist');

let site: { readonly url: string; readonly stop: () => Promise<void> };

test.beforeAll(async () => {
	test.setTimeout(300_000);
	await promisify(execFile)(process.execPath, [path.join(docs, 'build.ts')]);
	const server = await preview({
		root: built,
		configFile: false,
		logLevel: 'silent',
		build: { outDir: built },
		preview: { host: '127.0.0.1', port: 0 },
	});
	site = { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
});

test.afterAll(() => site.stop());

test('the site passes its own audit', async () => {
	const report = await plumbline([
		...['audit', built, '--base-url', publication.site, '--format', 'json', '--quiet'],
	]);
	const { pages } = JSON.parse(report) as { pages: readonly AuditedPage[] };
	expect(pages.length).toBeGreaterThan(280);
	const found = pages.flatMap(({ audit, url }) =>
		audit
			.filter(isFound)
			.filter(({ rule_name, severity }) => severity !== 'note' || neverOnOurPages.has(rule_name))
			.map(({ rule_name }) => `${url}: ${rule_name}`),
	);
	expect(found).toEqual([]);
});

interface AuditedPage {
	readonly url: string;
	readonly audit: readonly AuditedRule[];
}

interface AuditedRule {
	readonly rule_name: string;
	readonly status: string;
	readonly severity: string;
	readonly superseded: boolean;
	readonly ignored: boolean;
}

const isFound = ({ ignored, status, superseded }: AuditedRule) =>
	status === 'failed' && !superseded && !ignored;

/** Only notes, but ones that a site can avoid. */
const neverOnOurPages: ReadonlySet<string> = new Set([
	'meta_description_is_unique_on_site',
	'title_is_unique_on_site',
	'in_page_anchors_exist',
	'social_preview_is_complete',
	'favicon_is_declared',
]);

test('the playground judges what one pastes, also without a network', async ({ page, context }) => {
	await page.goto(`${site.url}playground.html`);
	const report = page.getByRole('region', { name: 'What the audit says' });
	await expect(report).toContainText('1 must fix');
	await context.setOffline(true);
	const html = page.getByRole('textbox', { name: 'HTML of the page' });
	await report.getByRole('button', { name: /Line 23/ }).click();
	const selected = await html.evaluate((field: HTMLTextAreaElement) =>
		field.value.slice(field.selectionStart, field.selectionEnd),
	);
	expect(selected).toContain('<a href="http://localhost:3000/starter">');

	await html.fill('<html lang="en"><title><img src=x onerror=alert(1)></title><h1>Rye</h1>');
	await expect(report).toContainText('The page has no meta description');
	await page.getByLabel('Keyword').fill('rye');
	await expect(report).toContainText('Headings1');
	expect(await faultsIn(page)).toEqual([]);
});

test('a search as people phrase it leads to the page', async ({ page }) => {
	await page.goto(site.url);
	const field = page.getByRole('searchbox');
	// Until the page’s scripts have run, nobody listens to the keyboard.
	await expect(async () => {
		await page.keyboard.press('Control+k');
		await expect(field).toBeVisible({ timeout: 2000 });
	}).toPass();
	const first = page.locator('#localsearch-list a').first();
	for (const [words, target] of searches) {
		await field.fill(words);
		await expect(first, words).toHaveAttribute('href', new RegExp(`/${target}(?:\\.html)?(?:#|$)`));
	}
});

const searches = [
	['title too long', 'rules/title_tag_is_not_too_long'],
	['title_tag_is_not_too_short', 'rules/title_tag_is_not_too_short'],
	['duplicate title', 'rules/title_is_unique_on_site'],
	['missing meta description', 'rules/meta_description_tag_used'],
	['canonical points to wrong page', 'rules/canonical_points_to_this_page'],
	['multiple h1', 'rules/only_one_h1_tag'],
	['alt text missing', 'rules/images_have_alt_attribute'],
	['hreflang return links', 'rules/hreflang_has_return_links'],
	['broken links', 'rules/internal_links_are_not_broken'],
	['robots.txt blocked', 'rules/page_is_not_blocked_by_robots_txt'],
	['mixed content', 'rules/no_mixed_content'],
	['redirect chain', 'rules/page_is_not_redirected'],
	['sitemap invalid', 'rules/sitemap_is_valid'],
	['soft 404', 'rules/content_is_not_soft_404'],
	['github action', 'pipelines'],
	['import yoast', 'wordpress/moving'],
	['staging password', 'guides/staging'],
	['json report', 'guides/json-report'],
	['crawl a site', 'crawl'],
	['configuration file', 'configuration'],
] as const;

const readPages = [
	'',
	'playground.html',
	'rules/title_tag_is_not_too_long.html',
	'where-to-change-it.html',
	'ja/',
];

test('pages fit a narrow screen, and axe finds nothing', async ({ browser }) => {
	const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
	for (const name of readPages) {
		await page.goto(`${site.url}${name}`);
		await shown(page);
		expect(await faultsIn(page), name).toEqual([]);
		const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
		expect(isWider, `${name} scrolls sideways`).toBe(false);
	}
	await page.close();
});

/** The playground shows its verdict a moment after the page. */
const shown = async (page: Page) => {
	if (page.url().includes('playground')) await page.locator('.workbench-verdict').waitFor();
};

test('each page can be read without scripts', async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto(`${site.url}rules/title_tag_used.html`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/The page has a title/);
	await page.close();
});
