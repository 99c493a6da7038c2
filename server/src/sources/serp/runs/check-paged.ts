import { hasCode } from '../../../process/expected-error.ts';
import { SourceError } from '../../source.ts';
import { costOf, noCost } from '../providers/price.ts';
import type { PagedProvider } from '../providers/provider.ts';
import { capReached, hasRoom } from '../spending/spend.store.ts';
import { beginChecks } from './begin-checks.store.ts';
import { createGiveUp, type GiveUp } from './give-up.ts';
import { noteObservation, releaseChecks } from './note-checks.store.ts';
import { observePages, pagesToRead } from './observe-pages.ts';
import { type LeftKeyword, leftWith, type ProviderOutcome } from './provider-outcome.ts';
import type { DueKeyword, SerpRun } from './serp-run.ts';

const atOnce = 8;

/** Checks keywords page by page: several at once, or one by one when the cap leaves little room. */
export async function checkPaged(
	serpRun: SerpRun,
	provider: PagedProvider,
	keywords: readonly DueKeyword[],
	onDone: () => void,
): Promise<ProviderOutcome> {
	const waiting = [...keywords];
	const left: LeftKeyword[] = [];
	const giveUp = createGiveUp();
	const pages = pagesToRead(serpRun, provider);
	/** Works until fewer requests than `room` are left; true if the cap had no room for the next keyword. */
	const workThrough = async (room: number): Promise<boolean> => {
		while (giveUp.reason() === null) {
			const keyword = waiting.shift();
			if (keyword === undefined) return false;
			const error = await checkKeyword(serpRun, provider, { keyword, room }, giveUp);
			if (error === 'cap_reached') return waiting.unshift(keyword) > 0;
			if (error === null) onDone();
			else left.push(leftWith(keyword, error));
		}
		return false;
	};
	// Enough room for all running checks to finish.
	await Promise.all(Array.from({ length: atOnce }, () => workThrough(pages * atOnce)));
	const isCapReached = await workThrough(pages);
	const untried = waiting.map((keyword) => ({ keyword, error: null }));
	return { left: [...left, ...untried], gaveUp: giveUp.reason(), isCapReached };
}

/** Null once the keyword is checked. */
async function checkKeyword(
	serpRun: SerpRun,
	provider: PagedProvider,
	{ keyword, room }: { readonly keyword: DueKeyword; readonly room: number },
	giveUp: GiveUp,
): Promise<SourceError | 'cap_reached' | null> {
	const { database, run, purse } = serpRun;
	const { keywordId } = keyword;
	const settlement = { purse, provider: provider.name, difference: noCost };
	serpRun.signal.throwIfAborted();
	try {
		await begin(serpRun, provider, keywordId, room);
		const { observation, difference } = await observePages(serpRun, provider, keyword);
		const settled = { ...settlement, difference };
		await noteObservation(database, run, keywordId, observation, settled);
		giveUp.succeeded();
		return null;
	} catch (error) {
		const isCapReached = hasCode(error, 'cap_reached');
		if (!isCapReached && !(error instanceof SourceError)) throw error;
		if (error instanceof SourceError) giveUp.failed(error);
		await releaseChecks(database, run, [keywordId], settlement);
		return error instanceof SourceError ? error : 'cap_reached';
	}
}

/** Begins a check only if it can be finished: half a check would cost money and yield nothing. */
async function begin(
	{ database, run, site, purse }: SerpRun,
	{ name: provider, price }: PagedProvider,
	keywordId: number,
	room: number,
): Promise<void> {
	if (!(await hasRoom(database, purse, room))) throw capReached();
	const cost = { requests: 1, costMicros: costOf(1, price) };
	const depth = site.checkDepth;
	const begun = await beginChecks(database, run, [keywordId], { purse, provider, depth, cost });
	if (begun.length === 0) throw capReached();
}
