import type { Day } from '../../facts/day.ts';
import type { SearchFact } from '../../facts/facts.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { SourceError, type SyncWork } from '../source.ts';
import type { BingApi } from './bing-api.ts';
import { pageFacts } from './query-facts.ts';

/** Each query takes a request, and Bing soon throttles. */
const mostQueries = 200;

export interface ReadPages {
	readonly stored: number;
	/** Queries whose pages were left for later, because Bing throttled. */
	readonly left: number;
}

/** The pages that Bing showed for the queries with the most impressions in these weeks. */
export async function readPages(
	work: SyncWork,
	api: BingApi,
	{ siteUrl, facts }: { readonly siteUrl: string; readonly facts: readonly SearchFact[] },
): Promise<ReadPages> {
	const weeks = new Set(facts.map(({ day }) => day));
	const queries = topQueries(facts);
	let stored = 0;
	for (const [index, query] of queries.entries()) {
		work.signal.throwIfAborted();
		try {
			stored += await readPagesOf(work, api, { siteUrl, query, weeks });
		} catch (error) {
			if (!(error instanceof SourceError) || error.failure !== 'quota') throw error;
			return { stored, left: queries.length - index };
		}
		work.onProgress({ done: index + 1, total: queries.length, unit: 'queries' });
	}
	return { stored, left: 0 };
}

async function readPagesOf(
	{ database, target, now }: SyncWork,
	api: BingApi,
	{ siteUrl, query, weeks }: { siteUrl: string; query: string; weeks: ReadonlySet<Day> },
): Promise<number> {
	const rows = await api.rows('GetQueryPageStats', { siteUrl, query });
	const searchPages = pageFacts(query, rows).filter(({ day }) => weeks.has(day));
	if (searchPages.length > 0) await storeFacts(database, target, { searchPages }, { now });
	return searchPages.length;
}

function topQueries(facts: readonly SearchFact[]): string[] {
	const impressions = new Map<string, number>();
	for (const { keyword, impressions: shown } of facts) {
		impressions.set(keyword, (impressions.get(keyword) ?? 0) + shown);
	}
	return [...impressions]
		.sort(([, one], [, other]) => other - one)
		.slice(0, mostQueries)
		.map(([query]) => query);
}
