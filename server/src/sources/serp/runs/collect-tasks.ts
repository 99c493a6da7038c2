import { SourceError } from '../../source.ts';
import { noCost } from '../providers/price.ts';
import type { CollectedTask } from '../providers/provider.ts';
import type { QueuedStage } from './check-queued.ts';
import { type Check, checksOf } from './checks.store.ts';
import { noteObservation, releaseChecks } from './note-checks.store.ts';
import { observe } from './observation.ts';
import { wholeCost } from './post-tasks.ts';
import { leftWith } from './provider-outcome.ts';
import type { DueKeyword } from './serp-run.ts';

const atOnce = 8;
/** About a quarter of an hour; then the next run of the job continues polling. */
const mostRounds = 20;
const firstPollMs = 10_000;
const longestPollMs = 60_000;
/** The queue takes minutes; after a day it has forgotten the task. */
const longestTaskMs = 24 * 3_600_000;

/** Polls until the provider has finished all tasks. */
export async function collectTasks(
	stage: QueuedStage,
	keywords: readonly DueKeyword[],
): Promise<void> {
	const { serpRun } = stage;
	const byId = new Map(keywords.map((keyword) => [keyword.keywordId, keyword]));
	for (let round = 1; ; round++) {
		const pending = await pendingChecks(stage);
		if (pending.length === 0) return;
		if (round > mostRounds) return endPolling(stage, pending, byId);
		await serpRun.wait(Math.min(longestPollMs, firstPollMs * round), serpRun.signal);
		for (let start = 0; start < pending.length; start += atOnce) {
			const some = pending.slice(start, start + atOnce);
			await Promise.all(some.map((check) => collectOne(stage, check, byId)));
		}
	}
}

async function pendingChecks({ serpRun, provider }: QueuedStage): Promise<readonly Check[]> {
	const checks = await checksOf(serpRun.database, serpRun.run);
	return checks.filter(
		({ state, provider: name, task }) =>
			state === 'asked' && name === provider.name && task !== null,
	);
}

async function collectOne(
	stage: QueuedStage,
	check: Check,
	byId: ReadonlyMap<number, DueKeyword>,
): Promise<void> {
	const { serpRun, provider } = stage;
	const done = await provider.collect(serpRun.engine, check.task ?? '');
	const keyword = byId.get(check.keywordId);
	if (done instanceof SourceError) return failed(stage, check, keyword, done);
	if (done !== null) await observed(stage, check, done);
}

/** Fails the pending tasks if they are too old to ever finish; otherwise throws. */
async function endPolling(
	stage: QueuedStage,
	pending: readonly Check[],
	byId: ReadonlyMap<number, DueKeyword>,
): Promise<void> {
	const { run, now } = stage.serpRun;
	if (now() - run.startedMs < longestTaskMs) throw stillWorking(stage, pending.length);
	for (const check of pending) {
		await failed(stage, check, byId.get(check.keywordId), neverDone(stage));
	}
}

async function observed(
	{ serpRun, provider, giveUp, onDone }: QueuedStage,
	check: Check,
	{ results, requests, costMicros }: CollectedTask,
): Promise<void> {
	const { database, run, site, purse } = serpRun;
	const counted = wholeCost(provider, check.checkedDepth ?? site.checkDepth);
	const difference = {
		requests: Math.min(0, requests - counted.requests),
		costMicros: costMicros === null ? 0 : costMicros - counted.costMicros,
	};
	const settlement = { purse, provider: provider.name, difference };
	await noteObservation(database, run, check.keywordId, observe(results, site), settlement);
	giveUp.succeeded();
	onDone();
}

/** A task that failed while running was paid anyway. */
async function failed(
	{ serpRun, provider, giveUp, left }: QueuedStage,
	{ keywordId }: Check,
	keyword: DueKeyword | undefined,
	error: SourceError,
): Promise<void> {
	const { database, run, purse } = serpRun;
	const settlement = { purse, provider: provider.name, difference: noCost };
	await releaseChecks(database, run, [keywordId], settlement);
	giveUp.failed(error);
	if (keyword !== undefined) left.push(leftWith(keyword, error));
}

function stillWorking({ provider }: QueuedStage, count: number): SourceError {
	return new SourceError(
		'temporary',
		`${provider.title} is still working on ${count} of the searches. They are paid for, and nothing is lost.`,
		{
			remedy: 'The next run collects their results; no search is paid for twice.',
			retryAfterMs: 300_000,
		},
	);
}

function neverDone({ provider }: QueuedStage): SourceError {
	return new SourceError('temporary', `${provider.title} never finished the search.`, {
		remedy: 'The next run requests it again.',
	});
}
