import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startChromium } from '@plumbline/e2e/extension';
import { launchOptions } from '@plumbline/e2e/launch-options';
import { atMost, type Figure, type FigureGroup } from './figure.ts';
import { heapsAfterAudits } from './live-page/heap-after-audits.ts';
import { serveShop } from './live-page/serve-shop.ts';
import { tracedTasks } from './live-page/traced-tasks.ts';

const LARGE = 50_000;
const MIDDLE = 5000;
const SMALL = 1000;
/** Longer, and people feel it. */
const MAX_TASK_MS = 50;
const [FEW_AUDITS, MANY_AUDITS] = [20, 200];
/** What collectors leave lying differs a little from time to time. */
const MAX_GROWTH = 1.1;
/** After the verdict: comparing with what was sent, collecting garbage. */
const REST_MS = 3000;

/** What the built extension does to the pages it audits, and to its own panel. */
export async function livePage(): Promise<FigureGroup> {
	const shop = await serveShop();
	try {
		return {
			title: 'A live page in the extension',
			method: `The built extension in Chromium on a shop page. Tasks at ${LARGE.toLocaleString('en')} elements, in the time that the thread itself worked: in the page without what the browser draws by itself, in the panel as a whole. Heaps after a forced collection, of an application that makes its content anew before each audit.`,
			figures: [
				...(await withPage(shop.url(LARGE), longestTasks)),
				...(await withPage(shop.url(SMALL), heapGrowth)),
				await withPage(shop.url(MIDDLE), firstVerdict),
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

async function longestTasks({ context, openPanel, page }: Browser): Promise<readonly Figure[]> {
	const session = await context.browser()?.newBrowserCDPSession();
	if (!session) throw new Error('The browser has gone.');
	let panel: Page | undefined;
	const open = await tracedTasks(session, async () => {
		panel = await openPanel(page);
		await verdict(panel);
		await setTimeout(REST_MS);
	});
	if (!panel) throw new Error('The panel did not open.');
	const again = await tracedTasks(session, async () => {
		await page.evaluate(() => document.querySelector('h1')?.append(' more'));
		await setTimeout(2 * REST_MS);
	});
	await panel.locator('#tab-links').click();
	const marks = panel.locator('.mark-switch');
	await marks.waitFor();
	const marked = await tracedTasks(session, async () => {
		await marks.click();
		await setTimeout(REST_MS);
	});
	const stages = {
		'first audit': open,
		'audit after a change': again,
		'marking all links': marked,
	};
	return Object.entries(stages).flatMap(([name, tasks]) => [
		longest(
			`${name}, page`,
			tasks.page.map(({ withoutDrawing }) => withoutDrawing),
			MAX_TASK_MS,
		),
		longest(
			`${name}, panel`,
			tasks.panel.map(({ all }) => all),
			null,
		),
	]);
}

function longest(name: string, tasks: readonly number[], aim: number | null): Figure {
	const sorted = tasks.toSorted((one, other) => other - one);
	return {
		name: `longest task: ${name}`,
		measured: `${sorted
			.slice(0, 3)
			.map((ms) => `${ms.toFixed(0)} ms`)
			.join(', ')}`,
		...atMost(sorted[0] ?? 0, aim, ' ms'),
	};
}

async function heapGrowth({ openPanel, page }: Browser): Promise<readonly Figure[]> {
	const panel = await openPanel(page);
	await verdict(panel);
	const [few, many] = await heapsAfterAudits(page, panel, [FEW_AUDITS, MANY_AUDITS]);
	return (['page', 'panel'] as const).map((place) => {
		const [before, after] = [few?.[place] ?? 0, many?.[place] ?? 0];
		return {
			name: `heap of the ${place} after ${MANY_AUDITS} audits against ${FEW_AUDITS}`,
			measured: `${(after / before).toFixed(2)}× (${megabytes(after)} against ${megabytes(before)})`,
			...atMost(after / before, MAX_GROWTH),
		};
	});
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function firstVerdict({ openPanel, page }: Browser): Promise<Figure> {
	const start = performance.now();
	await verdict(await openPanel(page));
	const ms = performance.now() - start;
	return {
		name: `click to first verdict, ${MIDDLE.toLocaleString('en')} elements`,
		measured: `${ms.toFixed(0)} ms`,
		...atMost(ms, null, ' ms'),
	};
}
