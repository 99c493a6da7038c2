import { SourceError } from '../source.ts';
import { beginChecks, noteObservation, releaseChecks } from './checks.store.ts';
import { createGiveUp, type GiveUp } from './give-up.ts';
import { observePages, pagesToRead } from './observe-pages.ts';
import { costOf, noCost } from './price.ts';
import type { PagedProvider } from './provider.ts';
import type { LeftKeyword, ProviderOutcome } from './provider-outcome.ts';
import type { DueKeyword, SerpRun } from './serp-run.ts';
import { CapReached, hasRoom } from './spend.store.ts';

const atOnce = 4;

/** Looks keywords up page by page, some at once. */
export async function checkPaged(
	serpRun: SerpRun,
	provider: PagedProvider,
	keywords: readonly DueKeyword[],
	onDone: () => void,
): Promise<ProviderOutcome> {
	const waiting = [...keywords];
	const left: LeftKeyword[] = [];
	const giveUp = createGiveUp();
	let isCapReached = false;
	const worker = async () => {
		while (giveUp.reason() === null && !isCapReached) {
			const keyword = waiting.shift();
			if (keyword === undefined) return;
			const error = await checkKeyword(serpRun, provider, keyword, giveUp);
			if (error === null) onDone();
			if (error instanceof SourceError) left.push({ keyword, error });
			if (error instanceof CapReached) {
				isCapReached = true;
				waiting.push(keyword);
			}
		}
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	const untried = waiting.map((keyword) => ({ keyword, error: null }));
	return { left: [...left, ...untried], gaveUp: giveUp.reason(), isCapReached };
}

/** Null when it is looked up. */
async function checkKeyword(
	serpRun: SerpRun,
	provider: PagedProvider,
	keyword: DueKeyword,
	giveUp: GiveUp,
): Promise<SourceError | CapReached | null> {
	const { database, run, purse } = serpRun;
	const { keywordId } = keyword;
	const settlement = { purse, provider: provider.name, difference: noCost };
	serpRun.signal.throwIfAborted();
	try {
		await begin(serpRun, provider, keywordId);
		const { observation, difference } = await observePages(serpRun, provider, keyword);
		const settled = { ...settlement, difference };
		await noteObservation(database, run, keywordId, observation, settled);
		giveUp.succeeded();
		return null;
	} catch (error) {
		if (!(error instanceof SourceError || error instanceof CapReached)) throw error;
		if (error instanceof SourceError) giveUp.failed(error);
		await releaseChecks(database, run, [keywordId], settlement);
		return error;
	}
}

/** Begins only what can be finished: half a look-up would be paid and tell nothing. */
async function begin(serpRun: SerpRun, provider: PagedProvider, keywordId: number): Promise<void> {
	const { database, run, site, purse } = serpRun;
	if (!(await hasRoom(database, purse, pagesToRead(serpRun, provider)))) throw new CapReached();
	const begun = await beginChecks(database, run, [keywordId], {
		purse,
		provider: provider.name,
		depth: site.checkDepth,
		cost: { requests: 1, costMicros: costOf(1, provider.price) },
	});
	if (begun.length === 0) throw new CapReached();
}
