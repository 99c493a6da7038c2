import type { Granularity } from '@plumbline/core/api';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { chosenKeywords } from './chosen-keywords.ts';
import type { Question } from './question.ts';
import { steps } from './steps.ts';

export interface GroupSteps {
	/** `place:sum of ranks/ranked/not in depth/failed`; null without observations. */
	readonly steps: string | null;
	readonly keywords: number;
}

/** What was observed of the keywords of each group, one text for each. */
export async function groupTrends(
	database: Database,
	question: Question,
	granularity: Granularity,
	groupIds: readonly number[],
): Promise<ReadonlyMap<number, GroupSteps>> {
	if (groupIds.length === 0) return new Map();
	const { siteId } = question;
	const count = (state: string) =>
		sql`sum(case when step.state = ${sql.lit(state)} then 1 else 0 end)`;
	const { rows } = await sql<GroupSteps & { id: number }>`
		with ${chosenKeywords(question, false)},
		member as materialized (
			select group_id, keyword_id from keyword_group_member
			where site_id = ${siteId} and group_id in (${sql.join(groupIds)})
				and keyword_id in (select keyword_id from chosen)
		),
		wanted as materialized (select distinct keyword_id from member),
		summed as (
			select member.group_id, step.place, coalesce(sum(step.rank), 0) as ranks,
				${count('r')} as ranked, ${count('u')} as unranked, ${count('e')} as failed
			from ${steps(question, granularity, sql.table('wanted'))} as step
			join member on member.keyword_id = step.keyword_id
			group by member.group_id, step.place
		),
		told as (
			select group_id, string_agg(
				place || ':' || ranks || '/' || ranked || '/' || unranked || '/' || failed, ','
			) as steps from summed group by group_id
		)
		select one.id, told.steps,
			(select count(*) from member where member.group_id = one.id) as keywords
		from keyword_group as one left join told on told.group_id = one.id
		where one.site_id = ${siteId} and one.id in (${sql.join(groupIds)})
	`.execute(database);
	return new Map(rows.map((row) => [row.id, row]));
}
