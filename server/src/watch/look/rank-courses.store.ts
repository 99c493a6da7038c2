import type { Database } from '../../database/open-database.ts';

export interface RankCourse {
	readonly engine: string;
	readonly keyword: string;
	/** The page that ranked last. */
	readonly url: string;
	/**
	 * The rank of each check that succeeded, oldest first; null if no page was in the checked
	 * depth.
	 */
	readonly ranks: readonly (number | null)[];
}

/** Enough for weekly checks. */
const recentDays = 120;

/** The newest checks of every keyword for which a page ranked. */
export async function rankCourses(
	database: Database,
	siteId: number,
): Promise<readonly RankCourse[]> {
	const last = await database
		.selectFrom('rank_day')
		.select(({ fn }) => fn.max('day').as('day'))
		.where('site_id', '=', siteId)
		.executeTakeFirst();
	if (last?.day == null) return [];
	const rows = await database
		.selectFrom('rank_day as rank')
		.innerJoin('engine', 'engine.id', 'rank.engine_id')
		.innerJoin('keyword', (join) =>
			join
				.onRef('keyword.id', '=', 'rank.keyword_id')
				.onRef('keyword.site_id', '=', 'rank.site_id'),
		)
		.leftJoin('page', (join) =>
			join.onRef('page.id', '=', 'rank.page_id').onRef('page.site_id', '=', 'rank.site_id'),
		)
		.select(['engine.key as engine', 'keyword.text as keyword', 'rank.rank', 'page.url'])
		.where('rank.site_id', '=', siteId)
		.where('keyword.site_id', '=', siteId)
		.where('keyword.active', '=', 1)
		.where('rank.state', '<>', 'e')
		.where('rank.day', '>', last.day - recentDays)
		.orderBy('engine.key')
		.orderBy('keyword.id')
		.orderBy('rank.day')
		.execute();
	const courses = Map.groupBy(rows, ({ engine, keyword }) => `${engine} ${keyword}`);
	return [...courses.values()].flatMap((checks) => {
		const url = checks.findLast((check) => check.url !== null && check.url !== '')?.url;
		const { engine, keyword } = checks[0]!;
		return url == null ? [] : [{ engine, keyword, url, ranks: checks.map(({ rank }) => rank) }];
	});
}
