import type { SortColumn } from '@plumbline/core/api';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { chosenKeywords } from '../figures/chosen-keywords.ts';
import type { Sql } from '../figures/observations.ts';
import { joinedPage, pageMembers, rootId } from '../figures/page-members.ts';
import { eventSums, searchSums, visitSums } from '../figures/range-sums.ts';
import type { Question } from '../question/question.ts';
import { sortValues } from './sort-values.ts';

/** A number for each group that has one. */
export type GroupValues = ReadonlyMap<number, number>;

export interface GroupSearch {
	readonly impressions: number;
	readonly clicks: number;
	readonly positionSum: number;
}

/** Impressions and clicks of the keywords of each group. */
export async function groupSearch(
	database: Database,
	question: Question,
): Promise<ReadonlyMap<number, GroupSearch>> {
	const rows = await sql<GroupSearch & { id: number }>`
		with ${chosenKeywords(question, false)}
		select member.group_id as id, sum(total.impressions) as impressions,
			sum(total.clicks) as clicks, sum(total.position_sum) as "positionSum"
		from ${searchSums(question, sql.table('chosen'))} as total
		join keyword_group_member as member
			on member.site_id = ${question.siteId} and member.keyword_id = total.keyword_id
		group by member.group_id
	`.execute(database);
	return new Map(rows.rows.map((row) => [row.id, row]));
}

/** The mean rank of the ranked keywords of each group, at the end of the range. */
export function groupRanks(database: Database, question: Question): Promise<GroupValues> {
	return ofKeywords(database, question, 'rank', sql`avg(valued.value)`);
}

export function groupRankChanges(database: Database, question: Question): Promise<GroupValues> {
	return ofKeywords(database, question, 'rank_change', sql`avg(valued.value)`);
}

export function groupSearchVolumes(database: Database, question: Question): Promise<GroupValues> {
	return ofKeywords(database, question, 'search_volume', sql`sum(valued.value)`);
}

async function ofKeywords(
	database: Database,
	question: Question,
	column: SortColumn,
	value: Sql,
): Promise<GroupValues> {
	const { needsPage, select } = sortValues[column];
	return groupValues(
		database,
		sql`
			with ${chosenKeywords(question, needsPage)}, valued as (${select(question)})
			select member.group_id as id, ${value} as value from valued
			join keyword_group_member as member
				on member.site_id = ${question.siteId} and member.keyword_id = valued.keyword_id
			group by member.group_id
		`,
	);
}

const ofPages = {
	visits: { sums: visitSums, value: sql`total.visits` },
	conversions: { sums: eventSums, value: sql`total.conversions` },
	revenue: { sums: eventSums, value: sql`total.revenue_minor` },
} as const;

/** For the pages of a group; each page counts once, however many of its keywords lead there. */
export async function groupPageValues(
	database: Database,
	question: Question,
	column: keyof typeof ofPages,
): Promise<GroupValues> {
	const { sums, value } = ofPages[column];
	const { siteId } = question;
	return groupValues(
		database,
		sql`
			with ${chosenKeywords(question, true)}, ${sql.join(pageMembers(siteId))},
			group_page as (
				select distinct belongs.group_id, ${rootId} as root_id from chosen
				join ${joinedPage(siteId)}
				join keyword_group_member as belongs
					on belongs.site_id = ${siteId} and belongs.keyword_id = chosen.keyword_id
			)
			select group_page.group_id as id, sum(${value}) as value from group_page
			join ${sums(question, sql.table('member'))} as total on total.root_id = group_page.root_id
			group by group_page.group_id
		`,
	);
}

async function groupValues(database: Database, query: RawBuilder<unknown>): Promise<GroupValues> {
	const { rows } = await query.$castTo<{ id: number; value: number | null }>().execute(database);
	return new Map(rows.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const])));
}
