import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startChromium } from '@plumbline/e2e/extension';
import { launchOptions } from '@plumbline/e2e/launch-options';
import { atMost, type Figure, type FigureGroup } from './figure.ts';
import { heldAfterAudits } from './live-page/held-after-audits.ts';
import { serveShop } from './live-page/serve-shop.ts';
import { type TracedTasks, tracedTasks } from './live-page/traced-tasks.ts';
import { startUnwatchedChromium, type UnwatchedChromium } from './live-page/unwatched-chromium.ts';

const large = 50_000;
const middle = 5000;
const small = 1000;
/** People notice a delay when a task takes longer. */
const maxTaskMs = 50;
const [fewAudits, manyAudits] = [20, 200];
/** The facts of one audit are some 100 kB, so a leak would exceed this; sizes of hash tables vary by less. */
const maxKilobytesAnAudit = 5;
/** The ratio of nodes after many audits to nodes after few; a leak would add to it. */
const maxNodes = 1.1;
/** Time for the work after the verdict: comparing with the served HTML, and garbage collection. */
const restMs = 3000;

/** The cost of the built extension to audited pages, and to its own panel. */
export async function livePage(): Promise<FigureGroup> {
	const shop = await serveShop();
	try {
		return {
			title: 'A live page in the extension',
			method: `The built extension in Chromium on a shop page. Tasks at ${large.toLocaleString('en')} elements (siblings: as many links in one paragraph), in processor time of the thread: in the page without the browser’s own drawing, in the panel as a whole. No network listener is attached, because each one makes the page’s thread decode every response once more. Memory is the heap of the scripts after a forced collection; it and the number of nodes are measured on an application that rebuilds its content before each audit.`,
			figures: [
				...(await longestTasks(shop.url(large), async (browser) => {
					const { panel, stages } = await auditStages(browser);
					return { ...stages, 'marking all links': await marking(browser, panel) };
				})),
				...(await longestTasks(shop.url(large, 'siblings'), async (browser) => {
					const { stages } = await auditStages(browser);
					return {
						'first audit of siblings': stages['first audit'],
						'siblings after a change': stages['audit after a change'],
					};
				})),
				...(await withPage(shop.url(small), memoryGrowth)),
				await withPage(shop.url(middle), firstVerdict),
			],
		};
	} finally {
		shop.close();
	}
}

type Browser = Awaited<ReturnType<typeof startChromium>>;

async function withPage<Result>(url: string, measure: (browser: Browser) => Promise<Result>) {
	const browser = await startChromium(launchOptions);
	try {
		await browser.page.goto(url);
		return await measure(browser);
	} finally {
		await browser.close();
	}
}

const verdict = (panel: Page) => panel.locator('.verdict').waitFor();

type Stages = Readonly<Record<string, TracedTasks>>;

async function longestTasks(
	url: string,
	stagesOf: (browser: UnwatchedChromium) => Promise<Stages>,
): Promise<readonly Figure[]> {
	const browser = await startUnwatchedChromium();
	try {
		await browser.page.goto(url);
		return Object.entries(await stagesOf(browser)).flatMap(([name, tasks]) => [
			longest(
				`${name}, page`,
				tasks.page.map(({ withoutDrawing }) => withoutDrawing),
				maxTaskMs,
			),
			longest(
				`${name}, panel`,
				tasks.panel.map(({ all }) => all),
				maxTaskMs,
			),
		]);
	} finally {
		await browser.close();
	}
}

async function auditStages({ openPanel, page, session }: UnwatchedChromium) {
	let panel: Awaited<ReturnType<typeof openPanel>> | undefined;
	const open = await tracedTasks(session, async () => {
		panel = await openPanel();
		await panel.waitForSelector('.verdict');
		await setTimeout(restMs);
	});
	if (!panel) throw new Error('The panel did not open.');
	const again = await tracedTasks(session, async () => {
		await page.evaluate(() => document.querySelector('h1')?.append(' more'));
		await setTimeout(2 * restMs);
	});
	return { panel, stages: { 'first audit': open, 'audit after a change': again } };
}

async function marking({ session }: UnwatchedChromium, panel: UnwatchedChromium['page']) {
	await panel.locator('#tab-links').click();
	const marks = panel.locator('.mark-switch');
	await marks.wait();
	return tracedTasks(session, async () => {
		await marks.click();
		await setTimeout(restMs);
	});
}

function longest(name: string, tasks: readonly number[], aim: number): Figure {
	const sorted = tasks.toSorted((one, other) => other - one);
	return {
		name: `longest task: ${name}`,
		measured: sorted
			.slice(0, 3)
			.map((ms) => `${ms.toFixed(0)} ms`)
			.join(', '),
		...atMost(sorted[0] ?? 0, aim, ' ms'),
	};
}

async function memoryGrowth({ openPanel, page }: Browser): Promise<readonly Figure[]> {
	const panel = await openPanel(page);
	await verdict(panel);
	const [few, many] = await heldAfterAudits(page, panel, [fewAudits, manyAudits]);
	if (!few || !many) throw new Error('Nothing was measured.');
	return [
		growth('memory of the page', few.page, many.page),
		growth('memory of the panel', few.panel, many.panel),
		{
			name: `nodes of the page after ${manyAudits} audits`,
			measured: `${many.nodes} against ${few.nodes} after ${fewAudits}`,
			...atMost(many.nodes / few.nodes, maxNodes),
		},
	];
}

function growth(name: string, few: number, many: number): Figure {
	const kilobytes = (many - few) / 1000 / (manyAudits - fewAudits);
	const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
	return {
		name: `${name}, growth an audit`,
		measured: `${kilobytes.toFixed(1)} kB (${megabytes(many)} after ${manyAudits}, ${megabytes(few)} after ${fewAudits})`,
		...atMost(kilobytes, maxKilobytesAnAudit, ' kB'),
	};
}

async function firstVerdict({ openPanel, page }: Browser): Promise<Figure> {
	const start = performance.now();
	await verdict(await openPanel(page));
	const ms = performance.now() - start;
	return {
		name: `click to first verdict, ${middle.toLocaleString('en')} elements`,
		measured: `${ms.toFixed(0)} ms`,
		...atMost(ms, null, ' ms'),
	};
}
