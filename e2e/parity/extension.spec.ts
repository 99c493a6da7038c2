import { expect, type Page, test } from '@playwright/test';
import { auditFacts, factsOfHtml, readServedHtml, rules, withServedHtml } from '@plumbline/core';
import { startChromium } from '../extension/chromium.ts';
import { openScreen } from '../extension/screens.ts';
import { type ParityPage, pagesOfEachRule } from './pages.ts';
import { headers, servePages } from './serve-pages.ts';

/** What the panel must show: core’s findings from what a live page and its server can know. */
function expectedFindings({ html }: ParityPage, url: string): readonly string[] {
	const page = factsOfHtml(html, {
		geo: 'us',
		url,
		scope: 'document',
		response: { status: 200, headers },
		robotsTxt: { status: 404, text: null },
	});
	const rendered = withServedHtml({ ...page, source: 'rendered' }, readServedHtml(html, url));
	const report = auditFacts(rendered, { geo: 'us' });
	return [...report.findings, ...report.information].map(({ name }) => name).sort();
}

/** How wide the window is and how quick the visit was is no matter of the HTML. */
const ofThisVisit: ReadonlySet<string> = new Set(
	rules
		.filter(({ reads }) => reads.includes('layout') || reads.includes('vitals'))
		.map(({ name }) => name),
);

/** A page that sends the browser elsewhere is gone before anybody can look at it. */
const stays = ({ html }: ParityPage) => !/http-equiv=["']?refresh/i.test(html);

const shownFindings = async (panel: Page) =>
	(
		await panel
			.locator('[data-rule]')
			.evaluateAll((findings) => findings.map((finding) => finding.getAttribute('data-rule') ?? ''))
	)
		.filter((name) => !ofThisVisit.has(name))
		.sort();

test('the extension shows each rule’s findings as core has them', async ({ launchOptions }) => {
	test.setTimeout(900_000);
	const pages = (await pagesOfEachRule()).filter(stays);
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
