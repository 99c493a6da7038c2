import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import type { Period, RankSeries, SearchTotals } from './question.ts';

interface Target {
	readonly siteId: number;
	readonly engineId: number;
}

/** Which facts a site has on an engine, for its ranks and for its impressions and clicks. */
export async function factSources(
	database: Database,
	target: Target,
	range: DayRange,
): Promise<{ readonly series: RankSeries; readonly totals: SearchTotals }> {
	const [hasLooks, hasReports, period] = await Promise.all([
		hasRankObservations(database, target),
		hasSearchDays(database, target),
		latestPeriod(database, target, range),
	]);
	const reported = hasReports || period === null ? ({ kind: 'search' } as const) : period;
	const isInDays =
		period === null || (hasReports && (await hasSearchDays(database, target, range)));
	return {
		series: hasLooks ? { kind: 'serp' } : reported,
		totals: isInDays ? { kind: 'days' } : period,
	};
}

async function hasRankObservations(database: Database, target: Target): Promise<boolean> {
	const row = await database
		.selectFrom('rank_day')
		.select('day')
		.where('site_id', '=', target.siteId)
		.where('engine_id', '=', target.engineId)
		.where('state', 'in', ['r', 'u'])
		// In key order, so that the site’s first row is the answer.
		.orderBy('keyword_id')
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

async function hasSearchDays(
	database: Database,
	target: Target,
	range?: DayRange,
): Promise<boolean> {
	const row = await database
		.selectFrom('search_day')
		.select('day')
		.where('site_id', '=', target.siteId)
		.where('engine_id', '=', target.engineId)
		.$if(range !== undefined, (query) =>
			query.where('day', '>=', range?.from ?? 0).where('day', '<=', range?.to ?? 0),
		)
		.orderBy('keyword_id')
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

async function latestPeriod(
	database: Database,
	{ siteId, engineId }: Target,
	range: DayRange,
): Promise<Period | null> {
	const row = await database
		.selectFrom('search_period')
		.select(['from_day as fromDay', 'to_day as toDay'])
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('from_day', '>=', range.from)
		.where('to_day', '<=', range.to)
		.orderBy('to_day', 'desc')
		.orderBy('from_day')
		.limit(1)
		.executeTakeFirst();
	return row ? { kind: 'period', ...row } : null;
}
