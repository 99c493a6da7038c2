import { pauseBefore } from '../../../process/pause.ts';
import { SourceError } from '../../source.ts';
import { type Cost, costOf, requestsFor } from '../providers/price.ts';
import type { QueuedProvider } from '../providers/provider.ts';
import { beginChecks } from './begin-checks.store.ts';
import type { QueuedStage } from './check-queued.ts';
import { noteTasks, releaseChecks } from './note-checks.store.ts';
import { leftWith, mayPass } from './provider-outcome.ts';
import { type DueKeyword, tagOf, taskOf } from './serp-run.ts';

const mostTries = 3;

/**
 * Begins and posts keywords in calls of the provider's maximum size. Returns true if the monthly
 * cap had no room for all.
 */
export async function postFresh(
	stage: QueuedStage,
	fresh: readonly DueKeyword[],
): Promise<boolean> {
	let waiting = fresh;
	let isCapReached = false;
	while (waiting.length > 0 && stage.giveUp.reason() === null && !isCapReached) {
		stage.serpRun.signal.throwIfAborted();
		const wanted = waiting.slice(0, stage.provider.mostTasks);
		const begun = await begin(stage, wanted);
		await post(stage, begun);
		waiting = waiting.slice(begun.length);
		isCapReached = begun.length < wanted.length;
	}
	stage.left.push(...waiting.map((keyword) => ({ keyword, error: null })));
	return isCapReached;
}

/** Posts the keywords that the provider had not accepted before a restart; they are already counted. */
export async function postAgain(stage: QueuedStage, unsure: readonly DueKeyword[]): Promise<void> {
	const missing = await withoutTaken(stage, unsure);
	const { mostTasks } = stage.provider;
	for (let start = 0; start < missing.length; start += mostTasks) {
		await post(stage, missing.slice(start, start + mostTasks));
	}
}

async function begin(
	{ serpRun, provider }: QueuedStage,
	keywords: readonly DueKeyword[],
): Promise<readonly DueKeyword[]> {
	const { database, run, site, purse } = serpRun;
	const ids = keywords.map(({ keywordId }) => keywordId);
	const begun = await beginChecks(database, run, ids, {
		purse,
		provider: provider.name,
		depth: site.checkDepth,
		cost: wholeCost(provider, site.checkDepth),
	});
	return keywords.slice(0, begun.length);
}

/** The cost of a task that reads all pages of the depth. */
export function wholeCost({ price }: QueuedProvider, depth: number): Cost {
	const requests = requestsFor(depth, price);
	return { requests, costMicros: costOf(requests, price) };
}

/** A post whose answer was lost may have been accepted, so it is looked up before it is sent again. */
async function post(stage: QueuedStage, keywords: readonly DueKeyword[]): Promise<void> {
	let missing = keywords;
	for (let tries = 1; missing.length > 0; tries++) {
		const error = await postOnce(stage, missing);
		if (error === null) return;
		const pauseMs = mayPass(error) ? pauseBefore(tries + 1, error.retryAfterMs) : null;
		if (pauseMs !== null) await stage.serpRun.wait(pauseMs, stage.serpRun.signal);
		if (error.failure === 'temporary') missing = await withoutTaken(stage, missing);
		if (tries >= mostTries || pauseMs === null) return giveBack(stage, missing, error);
	}
}

/** The error, or null if the provider answered. */
async function postOnce(
	stage: QueuedStage,
	keywords: readonly DueKeyword[],
): Promise<SourceError | null> {
	const { serpRun, provider } = stage;
	try {
		const answers = await provider.ask(keywords.map((keyword) => taskOf(serpRun, keyword)));
		const taken = new Map<number, string>();
		for (const [index, keyword] of keywords.entries()) {
			const answer = answers[index];
			if (answer instanceof SourceError) await giveBack(stage, [keyword], answer);
			else if (answer !== undefined) taken.set(keyword.keywordId, answer.id);
		}
		await noteTasks(serpRun.database, serpRun.run, taken);
		return null;
	} catch (error) {
		if (error instanceof SourceError) return error;
		throw error;
	}
}

/** Stores the ids of tasks that the provider has; returns the keywords without one. */
async function withoutTaken(
	{ serpRun, provider }: QueuedStage,
	keywords: readonly DueKeyword[],
): Promise<readonly DueKeyword[]> {
	if (keywords.length === 0) return [];
	const tags = new Set(keywords.map((keyword) => tagOf(serpRun, keyword)));
	const byTag = await provider.recall(serpRun.run.startedMs, tags);
	const taken = keywords.flatMap((keyword) => {
		const id = byTag.get(tagOf(serpRun, keyword));
		return id === undefined ? [] : [[keyword.keywordId, id] as const];
	});
	await noteTasks(serpRun.database, serpRun.run, new Map(taken));
	return keywords.filter((keyword) => !byTag.has(tagOf(serpRun, keyword)));
}

/** The provider refused these tasks, so they cost nothing. */
async function giveBack(
	{ serpRun, provider, giveUp, left }: QueuedStage,
	keywords: readonly DueKeyword[],
	error: SourceError,
): Promise<void> {
	if (keywords.length === 0) return;
	const { database, run, site, purse } = serpRun;
	const { requests, costMicros } = wholeCost(provider, site.checkDepth);
	const count = -keywords.length;
	const ids = keywords.map(({ keywordId }) => keywordId);
	await releaseChecks(database, run, ids, {
		purse,
		provider: provider.name,
		difference: { requests: requests * count, costMicros: costMicros * count },
	});
	giveUp.failed(error);
	left.push(...keywords.map((keyword) => leftWith(keyword, error)));
}
