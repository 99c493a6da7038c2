import type { Database } from '../../../database/open-database.ts';
import type { Observation } from './observation.ts';
import type { Run } from './runs.store.ts';

/** One keyword of a run. */
export interface Check extends Omit<Observation, 'state' | 'checkedDepth'> {
	readonly keywordId: number;
	readonly keyword: string;
	/** `asked` until the provider has answered, `e` if none could. */
	readonly state: 'asked' | 'r' | 'u' | 'e';
	readonly provider: string;
	/** The provider’s own task id. */
	readonly task: string | null;
	/** For an unanswered check: the requested depth. */
	readonly checkedDepth: number | null;
	readonly error: string | null;
}

export async function checksOf(database: Database, run: Run): Promise<readonly Check[]> {
	const rows = await database
		.selectFrom('serp_check')
		.innerJoin('keyword', (join) =>
			join
				.onRef('keyword.site_id', '=', 'serp_check.site_id')
				.onRef('keyword.id', '=', 'serp_check.keyword_id'),
		)
		.select(['keyword_id as keywordId', 'keyword.text as keyword', 'state', 'provider', 'task'])
		.select(['rank', 'checked_depth as checkedDepth', 'url', 'title', 'snippet', 'error'])
		.where('serp_check.site_id', '=', run.siteId)
		.where('run_id', '=', run.id)
		.orderBy('keyword_id')
		.execute();
	// Only this code writes the column.
	return rows.map((row) => ({ ...row, state: row.state as Check['state'] }));
}

/**
 * Deletes the checks whose observations are now stored as facts; errors stay for a while, so that
 * people can look at them.
 */
export async function clearChecks(database: Database, run: Run): Promise<void> {
	await database
		.deleteFrom('serp_check')
		.where('site_id', '=', run.siteId)
		.where('run_id', '=', run.id)
		.where('state', '!=', 'e')
		.execute();
}

/** Deletes checks of runs of the site that ended before `beforeMs`, except held ones. */
export async function clearOldChecks(
	database: Database,
	siteId: number,
	beforeMs: number,
): Promise<void> {
	await database
		.deleteFrom('serp_check')
		.where('site_id', '=', siteId)
		.where('run_id', 'in', (run) =>
			run
				.selectFrom('serp_run')
				.select('id')
				.where('site_id', '=', siteId)
				.where('finished_ms', '<', beforeMs)
				.where('state', '!=', 'suspect'),
		)
		.execute();
}

/**
 * Resets checks that no provider’s queue works on: a request whose answer died with its process is
 * sent again. The first one stays counted.
 */
export async function forgetAsked(
	database: Database,
	run: Run,
	queuedProviders: readonly string[],
): Promise<void> {
	await database
		.deleteFrom('serp_check')
		.where('site_id', '=', run.siteId)
		.where('run_id', '=', run.id)
		.where('state', '=', 'asked')
		.$if(queuedProviders.length > 0, (query) => query.where('provider', 'not in', queuedProviders))
		.execute();
}
