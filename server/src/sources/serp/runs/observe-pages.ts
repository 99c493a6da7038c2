import { pauseBefore } from '../../../process/pause.ts';
import { SourceError } from '../../source.ts';
import { type Cost, costOf, requestsFor } from '../providers/price.ts';
import type { PagedProvider, ResultsPage, SearchResult } from '../providers/provider.ts';
import type { Target } from '../results-page/match-site.ts';
import { isReadFromTop, pageOrder } from '../results-page/page-order.ts';
import { capReached, reserve } from '../spending/spend.store.ts';
import { type Observation, observe } from './observation.ts';
import { mayPass } from './provider-outcome.ts';
import { type DueKeyword, queryOf, type SerpRun } from './serp-run.ts';

const mostTries = 3;

/**
 * Looks a keyword up. Its first request was counted when the check began; each further one is
 * counted before it is sent. `difference` is the actual cost minus the counted cost.
 */
export async function observePages(
	serpRun: SerpRun,
	provider: PagedProvider,
	keyword: DueKeyword,
): Promise<{ readonly observation: Observation; readonly difference: Cost }> {
	let isCounted = true;
	let costMicros = 0;
	const readPage = async (page: number): Promise<ResultsPage> => {
		if (!isCounted) await countOne(serpRun, provider);
		isCounted = false;
		const answer = await tryPage(serpRun, provider, keyword, page);
		if (answer.costMicros !== null) costMicros += answer.costMicros - costOf(1, provider.price);
		return answer;
	};
	const order = pageOrder({
		pages: pagesToRead(serpRun, provider),
		lastPage: lastPageOf(serpRun, provider, keyword),
	});
	const observation = await lookUp({ order, target: serpRun.site, readPage });
	return { observation, difference: { requests: 0, costMicros } };
}

/** Number of requests to make sure that the site is on none of the pages. */
export function pagesToRead({ site }: SerpRun, { price }: PagedProvider): number {
	return requestsFor(site.checkDepth, price);
}

async function tryPage(
	serpRun: SerpRun,
	provider: PagedProvider,
	keyword: DueKeyword,
	page: number,
): Promise<ResultsPage> {
	for (let tries = 1; ; tries++) {
		try {
			return await provider.readPage(queryOf(serpRun, keyword), page);
		} catch (error) {
			if (!(error instanceof SourceError) || !mayPass(error) || tries >= mostTries) throw error;
			const pauseMs = pauseBefore(tries + 1, error.retryAfterMs);
			if (pauseMs === null) throw error;
			await serpRun.wait(pauseMs, serpRun.signal);
			await countOne(serpRun, provider);
		}
	}
}

async function countOne({ database, purse }: SerpRun, { name, price }: PagedProvider) {
	const cost = { requests: 1, costMicros: costOf(1, price) };
	if (!(await reserve(database, purse, name, cost))) throw capReached();
}

function lastPageOf(
	{ run }: SerpRun,
	{ price }: PagedProvider,
	{ lastRank, keywordId }: DueKeyword,
): number | null {
	if (lastRank === null || isReadFromTop(keywordId, run.day)) return null;
	return requestsFor(lastRank, price);
}

interface LookUp {
	/** Each page once; see `page-order.ts`. */
	readonly order: readonly number[];
	readonly target: Target;
	readonly readPage: (page: number) => Promise<ResultsPage>;
}

/**
 * Reads pages until the site is found, and skips pages after an empty one. A failed page fails the
 * whole check, so “not there” means that all other pages were read.
 */
export async function lookUp({ order, target, readPage }: LookUp): Promise<Observation> {
	const seen: SearchResult[] = [];
	let firstEmpty = Number.POSITIVE_INFINITY;
	for (const page of order) {
		if (page >= firstEmpty) continue;
		const { results } = await readPage(page);
		if (results.length === 0) firstEmpty = page;
		seen.push(...results);
		if (observe(results, target).state === 'r') break;
	}
	return observe(seen, target);
}
