import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { Question } from '../question/question.ts';
import { membersOfRoots } from './page-members.ts';
import { eventSums, visitSums } from './range-sums.ts';

/** The figures of a page in the range, including the pages that are the same as it. */
export interface PageFigures {
	/** Null when no source counted them. */
	readonly visits: number | null;
	readonly conversions: number;
	readonly revenueMinor: number;
}

/** By the id of the root page. */
export async function pageFigures(
	database: Database,
	question: Question,
	rootIds: readonly number[],
): Promise<ReadonlyMap<number, PageFigures>> {
	if (rootIds.length === 0) return new Map();
	const member = sql.table('member');
	const { rows } = await sql<PageFigures & { rootId: number }>`
		with root as (
			select id as root_id from page
			where site_id = ${question.siteId} and id in (${sql.join(rootIds)})
		), ${membersOfRoots(question.siteId)}
		select root.root_id as "rootId", visited.visits, coalesce(event.conversions, 0) as conversions,
			coalesce(event.revenue_minor, 0) as "revenueMinor"
		from root
		left join ${visitSums(question, member)} as visited on visited.root_id = root.root_id
		left join ${eventSums(question, member)} as event on event.root_id = root.root_id
	`.execute(database);
	return new Map(rows.map((row) => [row.rootId, row]));
}
