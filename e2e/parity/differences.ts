import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { auditHtml, factsOfHtml } from '@plumbline/core';
import type { BrowserUnderTest, ReadDocument } from './browser-under-test.ts';
import { comparableFacts, sharedVerdicts, verdictsOf } from './comparable.ts';
import type { ParityPage } from './pages.ts';

export interface Difference {
	readonly page: string;
	/** Where the two differ first: `rules.3.status`. */
	readonly path: string;
	readonly here: unknown;
	readonly there: unknown;
}

function differenceOf(page: string, here: unknown, there: unknown): readonly Difference[] {
	if (isDeepStrictEqual(here, there)) return [];
	return [{ page, ...firstDifference(here, there, []) }];
}

function firstDifference(
	here: unknown,
	there: unknown,
	path: readonly string[],
): Omit<Difference, 'page'> {
	if (isRecord(here) && isRecord(there)) {
		const keys = [...new Set([...Object.keys(here), ...Object.keys(there)])];
		const key = keys.find((name) => !isDeepStrictEqual(here[name], there[name]));
		if (key !== undefined) return firstDifference(here[key], there[key], [...path, key]);
	}
	return { path: path.join('.'), here, there };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

/** HTML texts through parse5 in the browser against Node: the whole report, places and all. */
export async function reportDifferences(
	browser: BrowserUnderTest,
	pages: readonly ParityPage[],
): Promise<readonly Difference[]> {
	const found: Difference[] = [];
	for (const batch of batches(pages)) {
		const reports = batch.map(({ html, options }) => JSON.stringify(auditHtml(html, options)));
		const there = await browser.digestsOfReports(batch);
		for (const [index, page] of batch.entries()) {
			const here = reports[index] ?? '';
			if (digest(here) === there[index]) continue;
			const other = JSON.parse(await browser.report(page));
			found.push(...differenceOf(page.name, JSON.parse(here), other));
		}
	}
	return found;
}

/** The browser's own parse of the served page against parse5 in Node: facts and verdicts. */
export async function documentDifferences(
	browser: BrowserUnderTest,
	pages: readonly ParityPage[],
	origin: string,
): Promise<readonly Difference[]> {
	const found: Difference[] = [];
	const served = pages.map((page, index) => ({ page, address: `${origin}/${index}` }));
	for (const batch of batches(served)) {
		const read = await browser.readDocuments(
			batch.map(({ address, page: { options } }) => ({ address, options })),
		);
		for (const [index, { page }] of batch.entries()) {
			// An answer for each request.
			found.push(...documentDifference(page, read[index] as ReadDocument));
		}
	}
	return found;
}

function documentDifference(
	{ html, name, options }: ParityPage,
	{ facts, verdicts }: ReadDocument,
): readonly Difference[] {
	const { one, other } = sharedVerdicts(verdictsOf(auditHtml(html, options)), verdicts);
	return [
		...differenceOf(`${name} (facts)`, comparableFacts(factsOfHtml(html, options)), facts),
		...differenceOf(`${name} (verdicts)`, one, other),
	];
}

/** Many at once, because each question to a browser takes longer than most of its answers. */
const batches = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
	Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
		items.slice(index * BATCH, (index + 1) * BATCH),
	);
const BATCH = 25;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
