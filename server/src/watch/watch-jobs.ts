import type { SharedServices } from '../audits/audit-url.ts';
import { servicesOf } from '../audits/audit-url.ts';
import type { Pace } from '../crawl/pace.ts';
import type { Database } from '../database/open-database.ts';
import { scheduleDeliveries } from '../deliver/schedule-deliveries.store.ts';
import { enqueueJob } from '../jobs/enqueue-job.store.ts';
import type { HeldJob } from '../jobs/job.ts';
import { nextRun } from '../jobs/next-run.ts';
import type { PerformJob } from '../jobs/run-job.ts';
import { knownFaults } from './known-faults.store.ts';
import { lookAt } from './look.ts';
import type { News } from './news.ts';
import { pagesToWatch } from './pages-to-watch.ts';
import { findWatch, type Watch } from './watches.store.ts';

/** Between two requests to a host. */
export const watchIntervalMs = 100;

export const watchKind = 'watch';
export const confirmKind = 'watch-confirm';

const watchKey = (watchId: number) => `watch ${watchId}`;

export interface WatchSurroundings {
	readonly database: Database;
	readonly services: SharedServices;
	readonly now: () => number;
	/** Of all watches of a server, so that they do not hurry a host together. */
	readonly pace: Pace;
}

export async function scheduleWatch(
	database: Database,
	{ id, schedule, siteId }: Pick<Watch, 'id' | 'siteId' | 'schedule'>,
	runAtMs: number,
): Promise<void> {
	const payload = { watch: id };
	await enqueueJob(database, {
		siteId,
		key: watchKey(id),
		kind: watchKind,
		payload,
		schedule,
		runAtMs,
	});
}

/** Looks at all pages of the watch. A suspicion is confirmed by jobs of their own. */
export function performWatch(surroundings: WatchSurroundings): PerformJob {
	return async (job, signal) => {
		const { database, now } = surroundings;
		const watch = await watchOf(database, job);
		if (watch === null || watch.isPaused) return null;
		const looking = await lookingOf(surroundings, job, signal);
		const urls = await pagesToWatch(watch, {
			database,
			fetcher: looking.services.fetcher,
			now: new Date(now()),
			pace: looking.pace,
			signal,
		});
		const silence = silenceOf(watch, job.timeZone, now());
		const result = await lookAt(watch, urls, looking, silence);
		await database
			.updateTable('watch')
			.set({ looked_ms: now() })
			.where('site_id', '=', watch.siteId)
			.where('id', '=', watch.id)
			.execute();
		await confirmLater(database, watch, 2, result.nextLookMs);
		await scheduleDeliveries(database, watch.siteId);
		return [`${urls.length} pages, ${result.news.length} news.`];
	};
}

/** Looks again at the pages with something to confirm. */
export function performConfirmation(surroundings: WatchSurroundings): PerformJob {
	return async (job, signal) => {
		const { database } = surroundings;
		const watch = await watchOf(database, job);
		if (watch === null || watch.isPaused) return null;
		const looking = await lookingOf(surroundings, job, signal);
		const known = await knownFaults(database, watch);
		const urls = [...known].flatMap(([url, faults]) =>
			faults.some(({ state }) => state === 'suspected' || state === 'easing') ? [url] : [],
		);
		const result = await lookAt(watch, urls, looking);
		const turn = turnOf(job) + 1;
		await confirmLater(database, watch, turn, result.nextLookMs);
		await scheduleDeliveries(database, watch.siteId);
		return [`${urls.length} pages, ${result.news.length} news.`];
	};
}

/** Each turn has a key of its own, so that a running job does not replace itself. */
export async function confirmLater(
	database: Database,
	{ id, siteId }: Watch,
	turn: number,
	runAtMs: number | null,
): Promise<void> {
	if (runAtMs === null) return;
	await enqueueJob(database, {
		siteId,
		key: `${watchKey(id)} look ${turn % 2 === 0 ? 'even' : 'odd'}`,
		kind: confirmKind,
		payload: { watch: id, turn },
		schedule: null,
		runAtMs,
	});
}

async function lookingOf(
	{ database, now, pace, services }: WatchSurroundings,
	{ siteId, timeZone }: HeldJob,
	signal: AbortSignal,
) {
	const { account_id: accountId } = await database
		.selectFrom('site')
		.select('account_id')
		.where('id', '=', siteId)
		.executeTakeFirstOrThrow();
	return {
		database,
		now,
		pace,
		signal,
		site: { id: siteId, timeZone },
		services: servicesOf(accountId, services),
	};
}

function watchOf(database: Database, { payload, siteId }: HeldJob): Promise<Watch | null> {
	return findWatch(database, siteId, numberOf(payload, 'watch'));
}

const turnOf = ({ payload }: HeldJob) => numberOf(payload, 'turn');

function numberOf(payload: unknown, name: string): number {
	const value: unknown = Object(payload)[name];
	return typeof value === 'number' ? value : 0;
}

/** A watch that missed a look was silent, which looks like “all is well”. */
function silenceOf(
	{ lookedMs, schedule }: Watch,
	timeZone: string,
	nowMs: number,
): readonly News[] {
	if (lookedMs === null) return [];
	const due = nextRun(schedule, timeZone, lookedMs);
	const missed = nextRun(schedule, timeZone, due);
	return nowMs > missed ? [{ change: 'silent', sinceMs: lookedMs }] : [];
}
