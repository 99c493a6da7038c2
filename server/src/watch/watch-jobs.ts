import type { Pace } from '../crawl/pace/pace.ts';
import type { Database } from '../database/open-database.ts';
import { dayAt } from '../facts/day.ts';
import type { HeldJob } from '../jobs/job.ts';
import type { PerformJob } from '../jobs/run-job.ts';
import type { SharedServices } from '../pages/audits/audit-url.ts';
import { servicesOf } from '../pages/audits/audit-url.ts';
import type { ReadCertificate } from '../pages/fetch/read-certificate.ts';
import { scheduleDeliveries } from './deliver/schedule-deliveries.store.ts';
import { lookAtFigures } from './look/look-at-figures.ts';
import { certificateSubjects, type Looking, sitemapSubject } from './look/look-at-subject.ts';
import { lookAt } from './look.ts';
import { answeredChanges } from './messages/answered-changes.ts';
import { resumedNews } from './messages/silence.ts';
import { worthwhilePages } from './messages/worthwhile.ts';
import { pagesToWatch } from './pages-to-watch.ts';
import { confirmLater } from './schedule-watch.store.ts';
import { knownSubjects } from './settle/known-subjects.store.ts';
import { isWaiting } from './settle/next-look.ts';
import { findWatch, noteLook, type Watch } from './watches.store.ts';

/** Between two requests to a host. */
export const watchIntervalMs = 100;

export interface WatchSurroundings {
	readonly database: Database;
	readonly services: SharedServices;
	readonly readCertificate: ReadCertificate;
	readonly now: () => number;
	/** Shared by all watches of a server, so that they do not hurry a host together. */
	readonly pace: Pace;
}

/** Looks at everything of the watch. A suspicion is confirmed by jobs of their own. */
export function performWatch(surroundings: WatchSurroundings): PerformJob {
	return async (job, signal) => {
		const { database, now } = surroundings;
		const watch = await watchOf(database, job);
		if (watch === null || watch.isPaused) return null;
		const looking = await lookingOf(surroundings, watch, job, signal);
		const result = await lookAtAll(watch, looking);
		await noteLook(database, watch, now());
		await confirmLater(database, watch, 2, result.nextLookMs);
		await scheduleDeliveries(database, watch.siteId);
		return [`${result.subjects.size} subjects, ${result.news.length} news.`];
	};
}

/** A complete look, also for the command. */
export async function lookAtAll(watch: Watch, looking: Looking) {
	const { database, now, site } = looking;
	const { urls, seen } = await pagesToWatch(watch, looking);
	const [home] = urls.map((url) => new URL('/', url).href);
	const sitemaps = seen.length > 0 || home === undefined ? [] : [sitemapSubject(home)];
	const subjects = [...urls, ...sitemaps, ...certificateSubjects(urls)];
	// Figures of search engines change once a day.
	const isNewDay =
		watch.lookedMs === null || dayAt(watch.lookedMs, site.timeZone) < dayAt(now(), site.timeZone);
	const figures = isNewDay ? await lookAtFigures(database, site.id, urls) : [];
	const moment = { nowMs: now(), timeZone: site.timeZone };
	const forDigest = isNewDay
		? [
				...(await answeredChanges(database, watch, moment)),
				...(await worthwhilePages(database, watch, moment)),
			]
		: [];
	const news = [...resumedNews(watch, site.timeZone, now()), ...forDigest];
	return lookAt(watch, { subjects, seen: [...seen, ...figures], news }, looking);
}

/** Looks again at what waits to be confirmed. */
export function performConfirmation(surroundings: WatchSurroundings): PerformJob {
	return async (job, signal) => {
		const { database } = surroundings;
		const watch = await watchOf(database, job);
		if (watch === null || watch.isPaused) return null;
		const looking = await lookingOf(surroundings, watch, job, signal);
		const result = await lookAgain(watch, looking);
		await confirmLater(database, watch, turnOf(job) + 1, result.nextLookMs);
		await scheduleDeliveries(database, watch.siteId);
		return [`${result.subjects.size} subjects, ${result.news.length} news.`];
	};
}

export async function lookAgain(watch: Watch, looking: Looking) {
	const known = await knownSubjects(looking.database, watch);
	const subjects = [...known].flatMap(([subject, one]) => (isWaiting(one) ? [subject] : []));
	return lookAt(watch, { subjects }, looking);
}

async function lookingOf(
	{ database, now, pace, readCertificate, services }: WatchSurroundings,
	{ settings }: Watch,
	{ siteId, timeZone }: HeldJob,
	signal: AbortSignal,
): Promise<Looking> {
	const { account_id: accountId, domain } = await database
		.selectFrom('site')
		.select(['account_id', 'domain'])
		.where('id', '=', siteId)
		.executeTakeFirstOrThrow();
	return {
		database,
		now,
		pace,
		readCertificate,
		settings,
		signal,
		site: { id: siteId, domain, timeZone },
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
