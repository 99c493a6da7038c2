import type { Database } from '../../database/open-database.ts';
import type { Day } from '../../facts/day.ts';
import type { FactTarget } from '../../facts/facts.ts';

/** A keyword and its last observation before a day; null if it has none. */
export interface LastSeen {
	readonly keywordId: number;
	readonly keyword: string;
	readonly isActive: boolean;
	readonly rank: number | null;
	readonly checkedDepth: number | null;
}

/** For every keyword of the site, including removed ones. */
export async function lastSeen(
	database: Database,
	{ siteId, engineId }: FactTarget,
	before: Day,
): Promise<readonly LastSeen[]> {
	const rows = await database
		.selectFrom('keyword')
		.leftJoin('rank_day as last', (join) =>
			join
				.on('last.site_id', '=', siteId)
				.on('last.engine_id', '=', engineId)
				.onRef('last.keyword_id', '=', 'keyword.id')
				.on('last.day', '=', (day) =>
					day
						.selectFrom('rank_day')
						.select('rank_day.day')
						.where('rank_day.site_id', '=', siteId)
						.where('rank_day.engine_id', '=', engineId)
						.whereRef('rank_day.keyword_id', '=', 'keyword.id')
						.where('rank_day.day', '<', before)
						.where('rank_day.state', 'in', ['r', 'u'])
						.orderBy('rank_day.day', 'desc')
						.limit(1),
				),
		)
		.select(['keyword.id as keywordId', 'keyword.text as keyword', 'keyword.active'])
		.select(['last.rank', 'last.checked_depth as checkedDepth'])
		.where('keyword.site_id', '=', siteId)
		.orderBy('keyword.id')
		.execute();
	return rows.map(({ active, ...row }) => ({ ...row, isActive: active === 1 }));
}

/** Keywords with an observation on that day, stored or in a held run. */
export async function seenOn(
	database: Database,
	{ siteId, engineId }: FactTarget,
	day: Day,
): Promise<ReadonlySet<number>> {
	const stored = await database
		.selectFrom('rank_day')
		.select('keyword_id')
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('day', '=', day)
		.where('state', 'in', ['r', 'u'])
		.execute();
	const held = await database
		.selectFrom('serp_check')
		.innerJoin('serp_run', (join) =>
			join
				.onRef('serp_run.site_id', '=', 'serp_check.site_id')
				.onRef('serp_run.id', '=', 'serp_check.run_id'),
		)
		.select('keyword_id')
		.where('serp_check.site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('day', '=', day)
		.where('serp_run.state', '=', 'suspect')
		.where('serp_check.state', 'in', ['r', 'u'])
		.execute();
	return new Set([...stored, ...held].map(({ keyword_id }) => keyword_id));
}
