import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { monthOf } from '../../facts/day.ts';
import type { Question } from '../question/question.ts';
import { searchSums } from './range-sums.ts';

export interface SearchFigures {
	readonly impressions: number;
	readonly clicks: number;
	/** Average position × impressions. */
	readonly positionSum: number;
}

/** The engine’s figures for keywords in the range; leaves out keywords without any. */
export async function searchFigures(
	database: Database,
	question: Question,
	keywordIds: readonly number[],
): Promise<ReadonlyMap<number, SearchFigures>> {
	if (keywordIds.length === 0) return new Map();
	const { rows } = await sql<SearchFigures & { id: number }>`
		with wanted as materialized (
			select id as keyword_id from keyword
			where site_id = ${question.siteId} and id in (${sql.join(keywordIds)})
		)
		select keyword_id as id, impressions, clicks, position_sum as "positionSum"
		from ${searchSums(question, sql.table('wanted'))} as total
	`.execute(database);
	return new Map(rows.map((row) => [row.id, row]));
}

/** The newest search volume known at the end of the range. */
export async function searchVolumes(
	database: Database,
	{ siteId, engineId, range }: Question,
	keywordIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
	if (keywordIds.length === 0) return new Map();
	const rows = await database
		.selectFrom('search_volume as known')
		.select(['known.keyword_id as id', 'known.volume'])
		.where('known.site_id', '=', siteId)
		.where('known.engine_id', '=', engineId)
		.where('known.keyword_id', 'in', keywordIds)
		.where('known.month', '=', (latest) =>
			latest
				.selectFrom('search_volume as other')
				.select(({ fn }) => fn.max('other.month').as('month'))
				.where('other.site_id', '=', siteId)
				.where('other.engine_id', '=', engineId)
				.whereRef('other.keyword_id', '=', 'known.keyword_id')
				.where('other.month', '<=', monthOf(range.to)),
		)
		.execute();
	return new Map(rows.map(({ id, volume }) => [id, volume]));
}
