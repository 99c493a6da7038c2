import type { Database } from '../../database/open-database.ts';
import { type Day, formatDay } from '../../facts/day.ts';

export interface ShownTitle {
	readonly title: string;
	readonly keyword: string;
	readonly date: string;
}

const recentDays = 28;

/** The newest title that a results page showed for each of these pages, up to that day. */
export async function shownTitles(
	database: Database,
	siteId: number,
	pageIds: readonly number[],
	lastDay: Day,
): Promise<ReadonlyMap<number, ShownTitle>> {
	if (pageIds.length === 0) return new Map();
	const rows = await database
		.selectFrom('page_keyword as seen')
		.innerJoin('rank_day as rank', (join) =>
			join
				.onRef('rank.engine_id', '=', 'seen.engine_id')
				.onRef('rank.keyword_id', '=', 'seen.keyword_id')
				.onRef('rank.page_id', '=', 'seen.page_id'),
		)
		.innerJoin('listing', 'listing.id', 'rank.listing_id')
		.innerJoin('keyword', 'keyword.id', 'seen.keyword_id')
		.select(['seen.page_id as pageId', 'rank.day', 'listing.title', 'keyword.text as keyword'])
		.where('seen.site_id', '=', siteId)
		.where('rank.site_id', '=', siteId)
		.where('listing.site_id', '=', siteId)
		.where('keyword.site_id', '=', siteId)
		.where('seen.page_id', 'in', [...pageIds])
		.where('seen.last_day', '>', lastDay - recentDays)
		.where('rank.day', '>', lastDay - recentDays)
		.where('rank.day', '<=', lastDay)
		.where('listing.title', '<>', '')
		.orderBy('rank.day', 'desc')
		.orderBy('rank.rank')
		.orderBy('keyword.id')
		.execute();
	const newest = new Map<number, ShownTitle>();
	for (const { pageId, title, keyword, day } of rows) {
		if (!newest.has(pageId)) newest.set(pageId, { title, keyword, date: formatDay(day) });
	}
	return newest;
}
