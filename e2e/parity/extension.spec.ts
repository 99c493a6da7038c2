import { expect, type Page, test } from '@playwright/test';
import { auditFacts, factsOfHtml } from '@plumbline/core';
import { startChromium } from '../extension/chromium.ts';
import { openScreen } from '../extension/screens.ts';
import { type ParityPage, parityPages } from './pages.ts';
import { servePages } from './serve-pages.ts';

/** What the panel must show: core’s findings from what a live page can know. */
function expectedFindings({ html }: ParityPage, url: string): readonly string[] {
	const page = factsOfHtml(html, {
		geo: 'us',
		url,
		scope: 'document',
		response: { status: 200, headers: null },
	});
	const report = auditFacts(
		{
			...page,
			source: 'rendered',
			facts: { ...page.facts, headBreaks: null, rawHtml: null },
			unknown: {
				...page.unknown,
				headBreaks: 'raw_html_needed',
				rawHtml: 'raw_html_needed',
			},
		},
		{ geo: 'us' },
	);
	return [...report.findings, ...report.information].map(({ name }) => name).sort();
}

/** A page that sends the browser elsewhere is gone before anybody can look at it. */
const stays = ({ html }: ParityPage) => !/http-equiv=["']?refresh/i.test(html);

const shownFindings = async (panel: Page) =>
	(
		await panel
			.locator('[data-rule]')
			.evaluateAll((findings) => findings.map((finding) => finding.getAttribute('data-rule') ?? ''))
	).sort();

test('the extension shows each fixture’s findings as core has them', async ({ launchOptions }) => {
	test.setTimeout(900_000);
	const pages = (await parityPages()).filter(stays);
	const site = await servePages(pages);
	const { close, openPanel, page } = await startChromium(launchOptions);
	await page.goto(`${site.origin}/blank`);
	const panel = await openPanel(page);
	await openScreen(panel, 'findings');
	try {
		for (const [index, parityPage] of pages.entries()) {
			const url = `${site.origin}/${index}`;
			await page.goto(url, { waitUntil: 'domcontentloaded' });
			const expected = expectedFindings(parityPage, url);
			await expect(panel.locator('header')).toContainText(`/${index}`);
			await expect.poll(() => shownFindings(panel), { message: parityPage.name }).toEqual(expected);
		}
	} finally {
		await close();
		await site.close();
	}
});
