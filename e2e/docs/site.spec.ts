import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, expect, type Page, test } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { preview } from 'vite';
import publication from '../../publication.json' with { type: 'json' };
import { faultsIn } from '../extension/faults-in.ts';
import { goFirst } from '../go-first.ts';
import { headlessOptions } from '../launch-options.ts';
import { plumbline } from '../plumbline.ts';
import { freePort } from '../wordpress/site/free-port.ts';

const built = path.resolve(import.meta.dirname, '../../docs/.vitepress/dist');

let site: { readonly url: string; readonly stop: () => Promise<void> };

test.beforeAll(async () => {
	const server = await preview({
		root: built,
		configFile: false,
		logLevel: 'silent',
		build: { outDir: built },
		// A missing file is missing.
		appType: 'mpa',
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
	const scripts = scriptsOf(page);
	await page.goto(`${site.url}playground.html`);
	const report = page.getByRole('region', { name: 'What the audit says' });
	await expect(report).toContainText('1 must fix');
	expect(await compressedKilobytes(scripts, 'playground.html')).toBeLessThan(250);
	await context.setOffline(true);
	const html = page.getByRole('textbox', { name: 'HTML of the page' });
	await expect(report).toContainText('Replace the placeholder with words of your own');
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

test('the playground says when it cannot judge, and judges again after a change', async ({
	page,
}) => {
	const worker = '**/*judge.worker*';
	await page.route(worker, (route) => route.abort());
	await page.goto(`${site.url}playground.html`);
	const html = page.getByRole('textbox', { name: 'HTML of the page' });
	await html.fill('<html lang="en"><title>Rye</title>');
	const report = page.getByRole('region', { name: 'What the audit says' });
	await expect(report).toContainText('The page could not be audited');
	await page.unroute(worker);
	await html.fill('<html lang="en"><title>Rye bread</title>');
	await expect(report).toContainText('the page has neither text nor images');
});

/** The scripts that a page requests, also later ones. */
function scriptsOf(page: Page): readonly string[] {
	const urls: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') urls.push(request.url());
	});
	return urls;
}

/** The size of the scripts before the first verdict, without those that the page’s HTML names as every page’s does. */
async function compressedKilobytes(scripts: readonly string[], name: string): Promise<number> {
	const html = await (await fetch(`${site.url}${name}`)).text();
	const own = scripts.filter(
		(url) => !html.includes(path.basename(url)) && !url.includes('explanations'),
	);
	const bodies = await Promise.all(own.map(async (url) => (await fetch(url)).arrayBuffer()));
	expect(bodies.length).toBeGreaterThan(2);
	return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

test('a search as people phrase it leads to the page', async ({ page }) => {
	await page.goto(site.url);
	const field = page.getByRole('searchbox');
	await page.keyboard.press('Control+k');
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

test('no page is longer than 12,000 pixels', async ({ browser }) => {
	const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
	const files = globSync('**/*.html', { cwd: built })
		.map((file) => ({ file, bytes: statSync(path.join(built, file)).size }))
		.toSorted((one, other) => other.bytes - one.bytes);
	// The height of a page follows from its text and tables, whose HTML is long; code is short.
	const longest = files
		.filter(({ file }) => !/^rules\/\w*_/.test(file))
		.slice(0, 20)
		.concat(files.filter(({ file }) => /^rules\/\w*_/.test(file)).slice(0, 8));
	for (const { file } of longest) {
		await page.goto(`${site.url}${file}`, { waitUntil: 'domcontentloaded' });
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		expect.soft(height, file).toBeLessThan(12_000);
	}
	await page.close();
});

for (const [device, config] of Object.entries({ phone: undefined, desktop: desktopConfig })) {
	test(`Lighthouse gives 100 in its four categories on a ${device}, and nothing moves or waits for scripts`, async () => {
		test.setTimeout(240_000);
		const port = await freePort();
		const { args = [], ...options } = headlessOptions;
		const browser = await chromium.launch({
			...options,
			args: [...args, `--remote-debugging-port=${port}`],
		});
		// Other tests run at the same time, and would make each page slow.
		const isFirst = goFirst();
		for (const [name, kilobytes] of Object.entries(weights)) {
			const { audits, categories } = await bestReport(`${site.url}${name}`, port, config);
			for (const category of perfect.filter((name) => isFirst || name !== 'performance'))
				expect(categories[category]?.score, `${category} of ${name}`).toBe(1);
			expect(audits['cumulative-layout-shift']?.numericValue, name).toBeLessThan(0.05);
			expect((audits['total-byte-weight']?.numericValue ?? 1e9) / 1000, name).toBeLessThan(
				kilobytes,
			);
			const blocking = audits['render-blocking-insight']?.details;
			const urls = blocking?.type === 'table' ? blocking.items.map(({ url }) => String(url)) : [];
			expect(urls.filter((url) => !url.endsWith('.css'))).toEqual([]);
		}
		await browser.close();
	});
}

/** The kB that a page may load at most. Guides are built like rules. */
const weights = {
	'': 260,
	'playground.html': 250,
	'rules/title_tag_is_not_too_long.html': 150,
};

const perfect = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A machine that is busy with other work makes a page slower, never faster. */
async function bestReport(url: string, port: number, config: typeof desktopConfig | undefined) {
	for (let triesLeft = 4; ; triesLeft--) {
		const flags = { port, logLevel: 'error', onlyCategories: perfect } as const;
		const report = await lighthouse(url, flags, config);
		if (!report) throw new Error(`Lighthouse has no report on ${url}.`);
		if (report.lhr.categories.performance?.score === 1 || triesLeft === 0) return report.lhr;
	}
}

test('a page runs its scripts when somebody uses it, and misses nothing', async ({ browser }) => {
	const phone = await browser.newPage({ viewport: { width: 390, height: 800 }, hasTouch: true });
	await phone.goto(`${site.url}rules/title_tag_used.html`);
	expect(await phone.evaluate('typeof __VITEPRESS__')).toBe('undefined');
	await phone.getByRole('button', { name: 'mobile navigation' }).tap();
	await expect(phone.getByRole('link', { name: 'Playground' })).toBeVisible();
	await phone.close();

	const desktop = await browser.newPage();
	await desktop.goto(`${site.url}rules/title_tag_used.html`);
	await desktop.keyboard.press('Control+k');
	await expect(desktop.getByRole('searchbox')).toBeVisible();
	await desktop.close();
});

test('each page can be read without scripts', async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto(`${site.url}rules/title_tag_used.html`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/The page has a title/);
	await page.close();
});
