import type { RankStatus } from '@plumbline/core/api';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { Day } from '../../facts/day.ts';
import type { Question } from '../question/question.ts';
import { pageOfKeyword } from './chosen-keywords.ts';
import { observations, observed } from './observations.ts';

/** A keyword’s first and last observation in the range, and its page. */
export interface Standing {
	readonly keywordId: number;
	readonly keyword: string;
	/** Null if it was not checked in the range. */
	readonly lastDay: Day | null;
	readonly lastState: RankStatus | null;
	readonly lastRank: number | null;
	readonly checkedDepth: number | null;
	readonly listingId: number | null;
	readonly firstDay: Day | null;
	readonly firstRank: number | null;
	/** The page of its last ranked observation. */
	readonly pageId: number | null;
}

export async function keywordStandings(
	database: Database,
	question: Question,
	keywordIds: readonly number[],
): Promise<readonly Standing[]> {
	if (keywordIds.length === 0) return [];
	const seen = observations(question);
	const keyword = sql.ref('keyword.id');
	const dayAt = (end: 'first' | 'last') => observed(question, { keyword, read: 'day', end });
	const { rows } = await sql<Standing>`
		select keyword.id as "keywordId", keyword.text as keyword,
			latest.day as "lastDay", latest.state as "lastState", latest.rank as "lastRank",
			latest.checked_depth as "checkedDepth", latest.listing_id as "listingId",
			earliest.day as "firstDay", earliest.rank as "firstRank",
			${pageOfKeyword(question)} as "pageId"
		from keyword
		left join ${seen} as latest
			on latest.keyword_id = keyword.id and latest.day = ${dayAt('last')}
		left join ${seen} as earliest
			on earliest.keyword_id = keyword.id and earliest.day = ${dayAt('first')}
		where keyword.site_id = ${question.siteId} and keyword.id in (${sql.join(keywordIds)})
	`.execute(database);
	return rows;
}
