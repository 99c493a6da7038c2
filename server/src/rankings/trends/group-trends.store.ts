import type { Granularity } from '@plumbline/core/api';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { chosenKeywords } from '../figures/chosen-keywords.ts';
import type { Question } from '../question/question.ts';
import { noRank, steps } from './steps.ts';

export interface GroupSteps {
	/** `place:sum of ranks/ranked/not in depth`; null without observations. */
	readonly steps: string | null;
	readonly keywords: number;
}

/** The observations of each group’s keywords, as one text per group. */
export async function groupTrends(
	database: Database,
	question: Question,
	granularity: Granularity,
	groupIds: readonly number[],
): Promise<ReadonlyMap<number, GroupSteps>> {
	if (groupIds.length === 0) return new Map();
	const { siteId } = question;
	const unranked = sql.lit(noRank.unranked);
	const { rows } = await sql<GroupSteps & { id: number }>`
		with ${chosenKeywords(question, false)},
		member as materialized (
			select group_id as id, keyword_id from keyword_group_member
			where site_id = ${siteId} and group_id in (${sql.join(groupIds)})
				and keyword_id in (select keyword_id from chosen)
		),
		summed as (
			select id, place, sum(case when value > 0 then value else 0 end) as ranks,
				count(case when value > 0 then 1 end) as ranked,
				count(case when value = ${unranked} then 1 end) as unranked
			from ${steps(question, granularity, sql.table('member'))} as step group by id, place
		),
		listed as (
			select id, string_agg(place || ':' || ranks || '/' || ranked || '/' || unranked, ',') as steps
			from summed group by id
		)
		select one.id, listed.steps, (select count(*) from member where member.id = one.id) as keywords
		from keyword_group as one left join listed on listed.id = one.id
		where one.site_id = ${siteId} and one.id in (${sql.join(groupIds)})
	`.execute(database);
	return new Map(rows.map((row) => [row.id, row]));
}
