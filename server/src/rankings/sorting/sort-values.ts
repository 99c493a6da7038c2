import type { SortColumn } from '@plumbline/core/api';
import { sql } from 'kysely';
import { monthOf } from '../../facts/day.ts';
import { observed, type Sql } from '../figures/observations.ts';
import { joinedPage, pageMembers, rootId } from '../figures/page-members.ts';
import { eventSums, searchSums, visitSums } from '../figures/range-sums.ts';
import type { Question } from '../question/question.ts';

interface SortValue {
	readonly needsPage: boolean;
	/** Common tables that it needs besides `chosen`. */
	readonly tables: (question: Question) => readonly Sql[];
	/** Selects `keyword_id, value` of all chosen keywords; null if there is no value. */
	readonly select: (question: Question) => Sql;
}

/** The value of each column. */
export const sortValues: Readonly<Record<SortColumn, SortValue>> = {
	visits: ofPage(visitSums, sql`total.visits`),
	conversions: ofPage(eventSums, sql`coalesce(total.conversions, 0)`),
	revenue: ofPage(eventSums, sql`coalesce(total.revenue_minor, 0)`),
	rank: ofKeyword((question) => observed(question, { keyword, read: 'rank', end: 'last' })),
	rank_change: ofKeyword(rankChange),
	search_volume: ofKeyword(searchVolume),
	average_position: ofSearch(sql`total.position_sum / nullif(total.impressions, 0)`),
	impressions: ofSearch(sql`coalesce(total.impressions, 0)`),
	clicks: ofSearch(sql`coalesce(total.clicks, 0)`),
	ctr: ofSearch(sql`cast(total.clicks as double precision) / nullif(total.impressions, 0)`),
	keyword: {
		needsPage: false,
		tables: () => [],
		select: ({ siteId }) => sql`select chosen.keyword_id, keyword.match_key as value from chosen
			join keyword on keyword.site_id = ${siteId} and keyword.id = chosen.keyword_id`,
	},
	url: {
		needsPage: true,
		tables: () => [],
		// A keyword has a URL only while it is ranked.
		select: (question) => sql`select chosen.keyword_id, nullif(page.url, '') as value from chosen
			left join ${joinedPage(question.siteId)}
				and ${observed(question, { keyword, read: 'state', end: 'last' })} = 'r'`,
	},
};

const keyword = sql.ref('chosen.keyword_id');

function ofKeyword(value: (question: Question) => Sql): SortValue {
	return {
		needsPage: false,
		tables: () => [],
		select: (question) => sql`select chosen.keyword_id, ${value(question)} as value from chosen`,
	};
}

function ofPage(sums: (question: Question, members: Sql) => Sql, value: Sql): SortValue {
	return {
		needsPage: true,
		tables: ({ siteId }) => pageMembers(siteId),
		select: (question) => sql`select chosen.keyword_id, ${value} as value from chosen
			left join ${joinedPage(question.siteId)}
			left join ${sums(question, sql.table('member'))} as total on total.root_id = ${rootId}`,
	};
}

function ofSearch(value: Sql): SortValue {
	return {
		needsPage: false,
		tables: () => [],
		select: (question) => sql`select chosen.keyword_id, ${value} as value from chosen
			left join ${searchSums(question, sql.table('chosen'))} as total
				on total.keyword_id = chosen.keyword_id`,
	};
}

/** Null with one observation, or if the keyword was unranked at either end. */
function rankChange(question: Question): Sql {
	const at = (end: 'first' | 'last', read: 'rank' | 'day') =>
		observed(question, { keyword, read, end });
	return sql`case when ${at('first', 'day')} < ${at('last', 'day')}
		then ${at('first', 'rank')} - ${at('last', 'rank')} end`;
}

function searchVolume({ siteId, engineId, range }: Question): Sql {
	return sql`(
		select volume from search_volume
		where site_id = ${siteId} and engine_id = ${engineId} and keyword_id = ${keyword}
			and month <= ${monthOf(range.to)}
		order by month desc limit 1
	)`;
}
