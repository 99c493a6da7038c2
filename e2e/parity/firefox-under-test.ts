import type { Browser } from 'puppeteer-core';
import { findBrowsers } from '../../scripts/find-browsers.ts';
import type { BrowserUnderTest } from './browser-under-test.ts';
import { bundleForBrowser } from './bundle.ts';
import { launchBrowser, type Questions } from './launch-browser.ts';

/**
 * Controls Firefox over WebDriver BiDi; Playwright’s own Firefox is a different build from what
 * people have.
 */
export async function firefoxUnderTest(blank: string): Promise<BrowserUnderTest> {
	const executablePath = findBrowsers().firefox;
	if (!executablePath) throw new Error('There is no Firefox on this machine.');
	return launchBrowser({ browser: 'firefox', executablePath, headless: true }, (browser) =>
		prepare(browser, blank),
	);
}

async function prepare(browser: Browser, blank: string): Promise<Questions> {
	const page = await browser.newPage();
	await page.goto(blank);
	await page.evaluate(await bundleForBrowser());
	await keepQuiet(browser);
	// As texts, because WebDriver BiDi wraps each value of an object in one of its own.
	const ask = (question: keyof typeof parity, parameter: object): Promise<string> =>
		page.evaluate(`parity.${question}(${JSON.stringify(parameter)})`) as Promise<string>; // see `parity`
	return {
		digestsOfReports: async (pages) => (await ask('digestsOfReports', pages)).split('\n'),
		report: (one) => ask('report', one),
		readDocuments: async (requests) => JSON.parse(await ask('readDocuments', requests)),
		facts: (request) => ask('facts', request),
	};
}

interface Bidi {
	readonly send: (method: string, parameters: object) => Promise<unknown>;
}

/** Every page is in a frame of its own, whose events would take longer than the page. */
function keepQuiet(browser: Browser): Promise<unknown> {
	// Puppeteer's types lack the connection.
	const { connection } = browser as unknown as { readonly connection: Bidi };
	const events = ['browsingContext', 'log', 'network', 'script'];
	return connection.send('session.unsubscribe', { events });
}
