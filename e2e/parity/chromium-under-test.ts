import type { Browser, CDPSession } from 'puppeteer-core';
import { findBrowsers } from '../../scripts/find-browsers.ts';
import { launchOptions } from '../launch-options.ts';
import type { BrowserUnderTest } from './browser-under-test.ts';
import { bundleForBrowser } from './bundle.ts';
import { launchBrowser, type Questions } from './launch-browser.ts';

export async function chromiumUnderTest(blank: string): Promise<BrowserUnderTest> {
	const executablePath = findBrowsers().headlessChromium;
	if (!executablePath) throw new Error('There is no Chromium on this machine.');
	return launchBrowser({ executablePath, args: launchOptions.args ?? [] }, (browser) =>
		prepare(browser, blank),
	);
}

/**
 * Uses a raw session of the tab: a driver's bookkeeping for each new frame takes longer than the
 * document in it.
 */
async function prepare(browser: Browser, blank: string): Promise<Questions> {
	const tab = await browser.waitForTarget((target) => target.type() === 'page');
	const session = await tab.createCDPSession();
	await session.send('Page.navigate', { url: blank });
	await evaluate(session, arrival);
	await evaluate(session, await bundleForBrowser());
	const ask = (question: keyof typeof parity, parameter: object) =>
		evaluate(session, `parity.${question}(${JSON.stringify(parameter)})`);
	return {
		digestsOfReports: async (pages) => (await ask('digestsOfReports', pages)).split('\n'),
		report: (page) => ask('report', page),
		readDocuments: async (requests) => JSON.parse(await ask('readDocuments', requests)),
		facts: (request) => ask('facts', request),
	};
}

const arrival = `new Promise((resolve) => {
	if (document.readyState === 'complete') resolve();
	else addEventListener('load', resolve);
})`;

async function evaluate(session: CDPSession, expression: string): Promise<string> {
	const { exceptionDetails, result } = await session.send('Runtime.evaluate', {
		expression,
		awaitPromise: true,
		returnByValue: true,
	});
	if (!exceptionDetails) return result.value;
	throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
}
