import { chromium, type Page } from '@playwright/test';
import { findBrowsers } from '@plumbline/scripts/find-browsers';
import { generatePage } from '@plumbline/scripts/generate-pages';
import { build } from 'vite';
import { atMost, type Figure, type FigureGroup } from './figure.ts';

const SIZES = [1000, 5000, 20_000, 50_000];
/** Linear, with room for what caches and collections do to long runs. */
const MAX_GROWTH = 2;
const ROUNDS = 15;
/** Until the engine has compiled the walk. */
const WARM_UP_ROUNDS = 40;

/** Collecting the facts of a live document stays linear in its elements. */
export async function domCollection(): Promise<FigureGroup> {
	const costs = await measureInChromium();
	const cheapest = Math.min(...costs.map(({ perThousand }) => perThousand));
	return {
		title: 'DOM collection in Chromium',
		method: `Facts of a live shop page, per 1,000 elements; median of ${ROUNDS} collections. Linear means that no size costs more than ${MAX_GROWTH}× the cheapest.`,
		figures: costs.map(({ elements, perThousand }): Figure => {
			const growth = perThousand / cheapest;
			return {
				name: `${elements.toLocaleString('en')} elements`,
				measured: `${perThousand.toFixed(2)} ms per 1,000 (${growth.toFixed(2)}× the cheapest)`,
				...atMost(growth, MAX_GROWTH),
			};
		}),
	};
}

interface Cost {
	readonly elements: number;
	readonly perThousand: number;
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
		const page = await browser.newPage({ javaScriptEnabled: true });
		const costs: Cost[] = [];
		for (const size of SIZES) costs.push(await measurePage(page, size, script));
		return costs;
	} finally {
		await browser.close();
	}
}

async function measurePage(page: Page, size: number, script: string): Promise<Cost> {
	await page.setContent(pageOfElements(size), { waitUntil: 'domcontentloaded' });
	await page.addScriptTag({ content: script });
	const elements = await page.evaluate(() => document.querySelectorAll('*').length);
	const times: number[] = [];
	for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
		times.push(await page.evaluate(() => globalThis.collect()));
	}
	const sorted = times.slice(WARM_UP_ROUNDS).sort((left, right) => left - right);
	return { elements, perThousand: ((sorted[ROUNDS >> 1] ?? 0) / elements) * 1000 };
}

/** A shop card is about 20 elements in about 1,000 characters; its images are not to be fetched. */
function pageOfElements(size: number): string {
	const { html } = generatePage('shop-list', Math.round(size * 51));
	return html.replaceAll(/ (?:src|srcset)="/g, ' data-$&').replaceAll('data- src', 'data-src');
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
