import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowsers } from '@plumbline/scripts/find-browsers';
import { build } from 'vite';
import { atMost, type Figure, type FigureGroup } from './figure.ts';
import { shopPage } from './live-page/serve-shop.ts';
import { median } from './server/median.ts';

const sizes = [1000, 5000, 20_000, 50_000];
const maxRatio = 4;
const rounds = 21;
/** Enough rounds for the engine to compile both walks. */
const warmUpRounds = 8;
/** Short pages are read several times per round, so that the call itself is negligible. */
const elementsARound = 20_000;

/** The cost of collecting the facts of a live document, against merely reading it, at several sizes. */
export async function domCollection(): Promise<FigureGroup> {
	const costs = await measureInChromium();
	return {
		title: 'DOM collection in Chromium',
		method: `Facts of a live shop page against a bare walk (TreeWalker) that reads every attribute and text, both in an isolated world, as content scripts run, in turns; medians of ${rounds} rounds of the processor time of the page’s thread.`,
		figures: costs.map(({ bare, collect, elements }): Figure => {
			const ratio = collect / bare;
			return {
				name: `${elements.toLocaleString('en')} elements`,
				measured: `${ratio.toFixed(2)}× (${collect.toFixed(1)} ms against ${bare.toFixed(1)} ms)`,
				...atMost(ratio, maxRatio),
			};
		}),
	};
}

interface Cost {
	readonly elements: number;
	/** In milliseconds. */
	readonly collect: number;
	readonly bare: number;
}

async function measureInChromium(): Promise<readonly Cost[]> {
	const executablePath = findBrowsers().chromium;
	if (!executablePath) throw new Error('There is no Chromium; `npm test` installs one.');
	const script = await bundle();
	const browser = await chromium.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-gpu'],
	});
	try {
		const costs: Cost[] = [];
		for (const size of sizes) costs.push(await measurePage(await browser.newPage(), size, script));
		return costs;
	} finally {
		await browser.close();
	}
}

async function measurePage(page: Page, size: number, script: string): Promise<Cost> {
	await page.setContent(shopPage(size), { waitUntil: 'domcontentloaded' });
	const world = await isolatedWorld(page);
	await world.run(script);
	const repeats = Math.max(1, Math.round(elementsARound / size));
	const collect: number[] = [];
	const bare: number[] = [];
	for (let round = 0; round < warmUpRounds + rounds; round++) {
		collect.push(await world.run(`collect(${repeats})`));
		bare.push(await world.run(`walkBare(${repeats})`));
	}
	const elements = await page.evaluate(() => document.querySelectorAll('*').length);
	await page.close();
	const each = (times: readonly number[]) => median(times.slice(warmUpRounds)) / repeats;
	return { elements, collect: each(collect), bare: each(bare) };
}

/** A JavaScript world separate from the page's own: it gets new wrappers for all objects of the document. */
async function isolatedWorld(page: Page) {
	const session = await page.context().newCDPSession(page);
	const { frameTree } = await session.send('Page.getFrameTree');
	const frameId = frameTree.frame.id;
	const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId });
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	return {
		/** Returns the CPU time of the page's thread in ms, so other load on the machine does not count. */
		async run(expression: string): Promise<number> {
			const before = await workedMs(session);
			const { exceptionDetails } = await session.send('Runtime.evaluate', {
				expression,
				contextId: executionContextId,
				awaitPromise: true,
			});
			if (exceptionDetails) throw new Error(exceptionDetails.text);
			return (await workedMs(session)) - before;
		},
	};
}

async function workedMs(session: CDPSession): Promise<number> {
	const { metrics } = await session.send('Performance.getMetrics');
	return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function bundle(): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: 'error',
		build: {
			write: false,
			lib: {
				entry: new URL('dom-collection.entry.ts', import.meta.url).pathname,
				formats: ['iife'],
				name: 'collectBench',
			},
		},
	});
	const [bundled] = Array.isArray(result) ? result : [result];
	if (!bundled || !('output' in bundled)) throw new Error('Vite gave no bundle.');
	return bundled.output[0].code;
}
