import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { needsOf, type Rule, rules } from '@plumbline/core';
import { startChromium } from '../../extension/chromium.ts';
import { openScreen } from '../../extension/screens.ts';
import { plumblineFromSource } from '../../plumbline.ts';
import { buildApplications } from './build-applications.ts';
import { serveApplications } from './serve-applications.ts';

type Verdicts = Readonly<Record<string, string>>;

interface Row {
	readonly rule_name: string;
	readonly status: string;
}

/** Browsers do not tell extensions how they came to a page. */
const aboutRedirects = ['page_is_not_redirected', 'redirect_is_permanent'];

/** Rules that one of the two hosts cannot check: they need a visit, images or other files of the site. */
const ofOneHost: ReadonlySet<string> = new Set([
	...aboutRedirects,
	...rules.filter(isOfOneHost).map(({ name }) => name),
]);

function isOfOneHost(rule: Rule): boolean {
	const needs = needsOf(rule);
	return (
		rule.reads.includes('loadedImages') ||
		needs.some((need) => need === 'visit' || need === 'site' || need === 'robots_txt')
	);
}

const verdictsOf = (audit: readonly Row[]): Verdicts =>
	Object.fromEntries(
		audit
			.filter(({ rule_name, status }) => !ofOneHost.has(rule_name) && status !== 'not_checked')
			.map(({ rule_name, status }) => [rule_name, status] as const)
			.sort(([one], [other]) => (one < other ? -1 : 1)),
	);

async function verdictsOfCommand(
	{ host, urls }: { readonly host: string; readonly urls: readonly string[] },
	render: 'always' | 'never',
): Promise<readonly Verdicts[]> {
	const output = await plumblineFromSource(
		[
			'audit',
			...urls,
			'--render',
			render,
			'--format',
			'json',
			'--all-rules',
			'--delay',
			'0',
			'--geo',
			'us',
		],
		{ PLUMBLINE_ALLOW_HOSTS: host },
	);
	const { pages }: { readonly pages: readonly { readonly audit: readonly Row[] }[] } =
		JSON.parse(output);
	return pages.map(({ audit }) => verdictsOf(audit));
}

async function verdictsOfPanel(panel: Page): Promise<Verdicts> {
	const [download] = await Promise.all([
		panel.waitForEvent('download'),
		panel.getByRole('button', { name: 'Download as JSON' }).click(),
	]);
	const { pages } = JSON.parse(await readFile(await download.path(), 'utf8'));
	return verdictsOf(pages[0].audit);
}

test('the command renders applications and reaches the verdicts of the extension', async ({
	launchOptions,
}) => {
	test.setTimeout(600_000);
	const site = await serveApplications(await buildApplications());
	const { close, openPanel, page } = await startChromium(launchOptions);
	try {
		const rendered = await verdictsOfCommand(site, 'always');
		await test.step('all rules are compared', async () => {
			await page.setViewportSize({ width: 1280, height: 800 });
			await page.goto(`${site.origin}/react/article`);
			const panel = await openPanel(page);
			await openScreen(panel, 'export');
			for (const [index, url] of site.urls.entries()) {
				await page.goto(url);
				await expect(panel.locator('header')).toContainText(new URL(url).pathname);
				await expect
					.poll(() => verdictsOfPanel(panel), { message: url, intervals: [100] })
					.toEqual(rendered[index]);
			}
		});
		await test.step('without a browser no rule fails because of what scripts draw', async () => {
			const served = await verdictsOfCommand(site, 'never');
			for (const [index, url] of site.urls.entries()) {
				const failed = Object.entries(served[index] ?? {}).filter(
					([, status]) => status === 'failed',
				);
				for (const [rule] of failed) {
					expect.soft([url, rule, rendered[index]?.[rule]]).toEqual([url, rule, 'failed']);
				}
			}
		});
	} finally {
		await close();
		await site.close();
	}
});
