import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { auditHtml, auditHtmlPage, factsOfHtml } from '@plumbline/core';
import type { BrowserUnderTest, ReadDocument } from './browser-under-test.ts';
import { comparableFacts, sharedVerdicts, type Verdicts, verdictsOf } from './comparable.ts';
import type { ParityPage } from './pages.ts';

export interface Difference {
	readonly page: string;
	/** Path of the first difference, such as `rules.3.status`. */
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

/**
 * parse5 in the browser against parse5 in Node, on the same HTML texts: compares whole reports,
 * including places.
 */
export async function reportDifferences(
	browser: BrowserUnderTest,
	pages: readonly ParityPage[],
): Promise<readonly Difference[]> {
	const found: Difference[] = [];
	for (const batch of batches(pages)) {
		const [there, reports] = await Promise.all([
			browser.digestsOfReports(batch),
			meanwhile(() => batch.map(reportHere)),
		]);
		for (const [index, page] of batch.entries()) {
			const here = reports[index] ?? '';
			if (digest(here) === there[index]) continue;
			const other = JSON.parse(await browser.report(page));
			found.push(...differenceOf(page.name, JSON.parse(here), other));
		}
	}
	return found;
}

/** The browser's own parser against parse5 in Node: compares facts and verdicts of the served pages. */
export async function documentDifferences(
	browser: BrowserUnderTest,
	pages: readonly ParityPage[],
	origin: string,
): Promise<readonly Difference[]> {
	const found: Difference[] = [];
	const served = pages.map((page, index) => ({
		page,
		request: {
			address: `${origin}/${index}`,
			html: page.isWritten ? page.html : null,
			options: page.options,
		},
	}));
	for (const batch of batches(served)) {
		const [there, here] = await Promise.all([
			browser.readDocuments(batch.map(({ request }) => request)),
			meanwhile(() => batch.map(({ page }) => readHere(page))),
		]);
		for (const [index, { page, request }] of batch.entries()) {
			// There is one answer per request.
			const [ours, theirs] = [here[index] as ReadHere, there[index] as ReadDocument];
			if (digest(ours.facts) !== theirs.factsDigest) {
				const facts = JSON.parse(await browser.facts(request));
				found.push(...differenceOf(`${page.name} (facts)`, JSON.parse(ours.facts), facts));
			}
			const { one, other } = sharedVerdicts(ours.verdicts, theirs.verdicts);
			found.push(...differenceOf(`${page.name} (verdicts)`, one, other));
		}
	}
	return found;
}

const reportHere = ({ html, options }: ParityPage) => JSON.stringify(auditHtml(html, options));

interface ReadHere {
	/** As JSON. */
	readonly facts: string;
	readonly verdicts: Verdicts;
}

function readHere({ html, options }: ParityPage): ReadHere {
	const page = factsOfHtml(html, options);
	return { facts: comparableFacts(page), verdicts: verdictsOf(auditHtmlPage(page, options)) };
}

/** Starts the work once the request to the browser is sent, so that both work at the same time. */
async function meanwhile<Result>(work: () => Result): Promise<Result> {
	await setImmediate();
	return work();
}

/** In batches, because the round trip to a browser takes longer than most of the work. */
const batches = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
	Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
		items.slice(index * batchSize, (index + 1) * batchSize),
	);
const batchSize = 25;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
