import type { CrawlInfo, CrawlState } from '@plumbline/core/api';
import { isoTime } from '@plumbline/core/time';
import type { Database } from '../../database/open-database.ts';
import { type JobState, jobStates } from '../../jobs/jobs.store.ts';
import { crawlProgress } from '../crawl-progress.store.ts';
import type { Crawl } from '../crawls.store.ts';
import { urlState } from '../urls/url-state.ts';
import { crawlKey } from './crawl-job.ts';

/** How far each of these crawls has come, and whether anybody works on it. */
export async function crawlInfos(
	database: Database,
	crawls: readonly Crawl[],
	nowMs: number,
): Promise<CrawlInfo[]> {
	const jobs = await jobStates(
		database,
		crawls.map(({ id }) => crawlKey(id)),
	);
	return Promise.all(
		crawls.map(async (crawl) => {
			const job = jobs.get(crawlKey(crawl.id));
			const progress = await crawlProgress(database, crawl.id);
			const { done, failed, leased, leftOut, room, waiting } = progress;
			return {
				crawl_id: crawl.id,
				start: crawl.settings.start,
				is_list: crawl.settings.list !== null,
				state: await stateOf(database, crawl, job, nowMs),
				begun_at: new Date(crawl.createdMs).toISOString(),
				ended_at: isoTime(crawl.endedMs),
				pages_limit: crawl.settings.most,
				done,
				failed,
				waiting: crawl.state === 'done' ? 0 : Math.min(waiting, room ?? waiting) + leased,
				left_out: leftOut,
				problem: job?.lastError ?? null,
			};
		}),
	);
}

async function stateOf(
	database: Database,
	{ id, state }: Crawl,
	job: JobState | undefined,
	nowMs: number,
): Promise<CrawlState> {
	if (state === 'done') return 'done';
	switch (job?.state) {
		case 'leased':
			return 'running';
		case 'waiting':
			return 'waiting';
		case 'failed':
			return 'failed';
		default:
			return (await isWorkedOn(database, id, nowMs)) ? 'running' : 'stopped';
	}
}

/** Whether a command works on it. */
async function isWorkedOn(database: Database, crawlId: number, nowMs: number): Promise<boolean> {
	const url = await database
		.selectFrom('crawl_url')
		.select('id')
		.where('crawl_id', '=', crawlId)
		.where('state', '=', urlState.leased)
		.where('lease_until_ms', '>', nowMs)
		.limit(1)
		.executeTakeFirst();
	if (url !== undefined) return true;
	const crawl = await database
		.selectFrom('crawl')
		.select('id')
		.where('id', '=', crawlId)
		.where('lease_until_ms', '>', nowMs)
		.executeTakeFirst();
	return crawl !== undefined;
}
