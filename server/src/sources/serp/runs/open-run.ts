import type { Database } from '../../../database/open-database.ts';
import { dayAt } from '../../../facts/day.ts';
import type { SyncWork } from '../../source.ts';
import { type LastSeen, lastSeen, seenOn } from '../last-seen.store.ts';
import type { Provider } from '../providers/provider.ts';
import type { KeywordWork } from './check-keywords.ts';
import type { ResumedKeyword } from './check-queued.ts';
import { type Check, checksOf, forgetAsked } from './checks.store.ts';
import { type Run, runsIn, startRun } from './runs.store.ts';
import type { DueKeyword } from './serp-run.ts';

/** After this time a run begins no more keywords, because their observations would belong to a later day. */
const longestBeginMs = 6 * 3_600_000;

/** The interrupted run, or a new one for today; null if today’s checks are complete. */
export async function openRun({ database, target, site, now }: SyncWork): Promise<Run | null> {
	const [interrupted] = await runsIn(database, 'running', target);
	if (interrupted !== undefined) return interrupted;
	const startedMs = now();
	const day = dayAt(startedMs, site.timeZone);
	const seen = await seenOn(database, target, day);
	const active = (await lastSeen(database, target, day)).filter(({ isActive }) => isActive);
	if (active.every(({ keywordId }) => seen.has(keywordId))) return null;
	return startRun(database, target, { day, startedMs });
}

/** The keywords of a run that are still to be checked. */
export async function workOf(
	database: Database,
	run: Run,
	providers: readonly Provider[],
	nowMs: number,
): Promise<KeywordWork> {
	const queued = providers.filter(({ kind }) => kind === 'queued').map(({ name }) => name);
	await forgetAsked(database, run, queued);
	const checks = await checksOf(database, run);
	const begun = new Set(checks.map(({ keywordId }) => keywordId));
	const seen = await seenOn(database, run, run.day);
	const all = await lastSeen(database, run, run.day);
	const mayBegin = nowMs - run.startedMs < longestBeginMs;
	const fresh = all.filter(
		({ keywordId, isActive }) =>
			mayBegin && isActive && !begun.has(keywordId) && !seen.has(keywordId),
	);
	const asked = checks.filter(({ state }) => state === 'asked');
	return {
		fresh: fresh.map(asDue),
		resumed: resumedOf(asked, all),
		done: checks.length - asked.length,
	};
}

function resumedOf(
	checks: readonly Check[],
	all: readonly LastSeen[],
): ReadonlyMap<string, readonly ResumedKeyword[]> {
	const byId = new Map(all.map((each) => [each.keywordId, asDue(each)]));
	const resumed = checks.flatMap(({ keywordId, provider, task }) => {
		const keyword = byId.get(keywordId);
		return keyword === undefined ? [] : [{ provider, keyword, task }];
	});
	return Map.groupBy(resumed, ({ provider }) => provider);
}

function asDue({ keywordId, keyword, rank }: LastSeen): DueKeyword {
	return { keywordId, keyword, lastRank: rank };
}
