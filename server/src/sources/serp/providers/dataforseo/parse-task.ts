import { SourceError } from '../../../source.ts';
import { costOf, type Price } from '../price.ts';
import type { CollectedTask, SearchResult } from '../provider.ts';
import { listAt, numberAt, textAt } from '../value-at.ts';
import { isPending, isWithoutResults, statusFailure } from './status-failure.ts';

const dollarMicros = 1_000_000;

/** The only task of an answer; null while it is unfinished, or the reason for its failure. */
export function parseTask(answer: unknown, price: Price): CollectedTask | SourceError | null {
	const [task] = listAt(answer, 'tasks') ?? [];
	const code = numberAt(task, 'status_code') ?? 0;
	if (isPending(code)) return null;
	const failure = isWithoutResults(code) ? null : statusFailure(code, messageOf(task));
	if (failure !== null) return failure;
	if (!isWithoutResults(code) && listAt(task, 'result') === null) return strangeAnswer();
	const items = listAt(task, 'result[0].items') ?? [];
	const results = items.filter(isOrganic).map(parseItem);
	const requests = pagesOf(task, results, price);
	return { results, requests, costMicros: costMicrosOf(task) ?? costOf(requests, price) };
}

/** The actual cost of one task; null if the answer does not say. */
function costMicrosOf(task: unknown): number | null {
	const dollars = numberAt(task, 'cost');
	return dollars === null || dollars === 0 ? null : Math.round(dollars * dollarMicros);
}

export function messageOf(task: unknown): string {
	return textAt(task, 'status_message');
}

/** The error for an answer that lacks the requested tasks. */
export function strangeAnswer(): SourceError {
	return new SourceError('refused', 'The answer of DataForSEO lacks the requested tasks.', {
		remedy:
			'Try again later; if this persists, its answers have changed and this version is too old.',
	});
}

function isOrganic(item: unknown): boolean {
	return textAt(item, 'type') === 'organic' && numberAt(item, 'rank_group') !== null;
}

/** `rank_absolute` would also count ads and boxes. */
function parseItem(item: unknown): SearchResult {
	return {
		position: numberAt(item, 'rank_group') ?? 0,
		url: textAt(item, 'url'),
		title: textAt(item, 'title'),
		snippet: textAt(item, 'description'),
	};
}

function pagesOf(task: unknown, results: readonly SearchResult[], price: Price): number {
	const count = numberAt(task, 'result[0].pages_count');
	if (count !== null && count > 0) return count;
	const last = Math.max(1, ...results.map(({ position }) => position));
	return Math.ceil(last / price.resultsPerRequest);
}
