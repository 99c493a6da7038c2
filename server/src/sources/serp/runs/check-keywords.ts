import type { SourceError } from '../../source.ts';
import type { Provider } from '../providers/provider.ts';
import { checkPaged } from './check-paged.ts';
import { checkQueued, type ResumedKeyword } from './check-queued.ts';
import { noteError } from './note-checks.store.ts';
import type { LeftKeyword, ProviderOutcome } from './provider-outcome.ts';
import type { DueKeyword, SerpRun } from './serp-run.ts';

export interface KeywordWork {
	readonly fresh: readonly DueKeyword[];
	/** Tasks posted to a provider before a restart, by its name. */
	readonly resumed: ReadonlyMap<string, readonly ResumedKeyword[]>;
	/** Number of keywords checked in an earlier part of the run. */
	readonly done: number;
}

export interface CheckedKeywords {
	/** Providers given up, in order. */
	readonly gaveUp: readonly { readonly provider: Provider; readonly error: SourceError }[];
	/** Not checked: the monthly cap had no room, or no provider was left to try. */
	readonly unchecked: number;
	readonly isCapReached: boolean;
}

/**
 * Gives all keywords to the first provider and those left to the next; records an error for those
 * that none could check.
 */
export async function checkKeywords(
	serpRun: SerpRun,
	providers: readonly Provider[],
	{ fresh, resumed }: KeywordWork,
	onDone: () => void,
): Promise<CheckedKeywords> {
	const gaveUp: { provider: Provider; error: SourceError }[] = [];
	let left: readonly LeftKeyword[] = fresh.map((keyword) => ({ keyword, error: null }));
	let isCapReached = false;
	for (const provider of providers) {
		const work = { fresh: left.map(({ keyword }) => keyword), resumed: resumed.get(provider.name) };
		const before = new Map(left.map(({ keyword, error }) => [keyword.keywordId, error]));
		const outcome = await checkWith(serpRun, provider, work, onDone);
		if (outcome.gaveUp !== null) gaveUp.push({ provider, error: outcome.gaveUp });
		isCapReached ||= outcome.isCapReached;
		// A keyword that this provider did not try keeps the error of the previous one.
		left = outcome.left.map(({ keyword, error }) => ({
			keyword,
			error: error ?? before.get(keyword.keywordId) ?? null,
		}));
	}
	return { gaveUp, unchecked: await noteErrors(serpRun, providers, left), isCapReached };
}

interface ProviderWork {
	readonly fresh: readonly DueKeyword[];
	readonly resumed?: readonly ResumedKeyword[] | undefined;
}

async function checkWith(
	serpRun: SerpRun,
	provider: Provider,
	{ fresh, resumed = [] }: ProviderWork,
	onDone: () => void,
): Promise<ProviderOutcome> {
	if (provider.kind === 'paged') return checkPaged(serpRun, provider, fresh, onDone);
	return checkQueued(serpRun, provider, { fresh, resumed }, onDone);
}

/** Records the errors; returns the number of keywords that were not even tried. */
async function noteErrors(
	{ database, run }: SerpRun,
	providers: readonly Provider[],
	left: readonly LeftKeyword[],
): Promise<number> {
	const last = providers.at(-1)?.name ?? '';
	let unchecked = 0;
	for (const { keyword, error } of left) {
		if (error === null) unchecked++;
		else {
			const note = { provider: last, error: error.message };
			await noteError(database, run, keyword.keywordId, note);
		}
	}
	return unchecked;
}
