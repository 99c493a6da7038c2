import { expect, type Page, test } from '@playwright/test';
import { auditFacts, factsOfHtml, readServedHtml, rules, withServedHtml } from '@plumbline/core';
import { startChromium } from '../extension/chromium.ts';
import { openScreen } from '../extension/screens.ts';
import { type ParityPage, pagesOfEachFact } from './pages.ts';
import { headers, servePages } from './serve-pages.ts';

/**
 * The findings that the panel must show: core’s findings for everything that a live page and its
 * server reveal.
 */
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

/** Rules about the width of the window and the speed of the visit do not depend on the HTML. */
const ofThisVisit: ReadonlySet<string> = new Set(
	rules
		.filter(({ reads }) => reads.includes('layout') || reads.includes('vitals'))
		.map(({ name }) => name),
);

/** Leaves out pages with a meta refresh: the browser would have left them before the panel opens. */
const stays = ({ html }: ParityPage) => !/http-equiv=["']?refresh/i.test(html);

/** In ms. Most pages take less than Playwright’s longer intervals. */
const soon = { intervals: [50] };

const shownFindings = async (panel: Page) =>
	(
		await panel
			.locator('[data-rule]')
			.evaluateAll((findings) => findings.map((finding) => finding.getAttribute('data-rule') ?? ''))
	)
		.filter((name) => !ofThisVisit.has(name))
		.sort();

test('the extension shows findings about each fact as core has them', async ({ launchOptions }) => {
	test.setTimeout(900_000);
	const pages = (await pagesOfEachFact()).filter(stays);
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
			await expect
				.poll(() => shownFindings(panel), { message: parityPage.name, ...soon })
				.toEqual(expected);
		}
	} finally {
		await close();
		await site.close();
	}
});
