import { isDeepStrictEqual } from 'node:util';
import { auditHtml, factsOfHtml } from '@plumbline/core';
import type { BrowserUnderTest } from './browser-under-test.ts';
import { comparableFacts, comparableReport, sharedVerdicts } from './comparable.ts';
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
	for (const { html, name, options } of pages) {
		const here = comparableReport(auditHtml(html, options));
		const there = comparableReport(await browser.auditHtml(html, options));
		found.push(...differenceOf(name, here, there));
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
	for (const [index, { html, name, options }] of pages.entries()) {
		const { facts, report } = await browser.readDocument(`${origin}/${index}`, options);
		const { one, other } = sharedVerdicts(auditHtml(html, options), report);
		found.push(
			...differenceOf(
				`${name} (facts)`,
				comparableFacts(factsOfHtml(html, options)),
				comparableFacts(facts),
			),
			...differenceOf(`${name} (verdicts)`, one, other),
		);
	}
	return found;
}
