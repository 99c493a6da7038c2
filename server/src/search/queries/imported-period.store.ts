import type { SearchQueries } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { formatDay } from '../../facts/day.ts';
import type { Period } from '../../rankings/question/question.ts';

/** Exports of Search Console end here, whatever the site has. */
const mostRows = 1000;

interface Series {
	readonly siteId: number;
	readonly engineId: number;
}

/** The imported file that the totals of a period came from, and what they cannot say. */
export async function importedPeriod(
	database: Database,
	{ engineId, siteId }: Series,
	{ fromDay, toDay }: Period,
): Promise<SearchQueries['meta']['imported']> {
	const { count, fileName } = await database
		.selectFrom('search_period')
		.select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('file_name').as('fileName')])
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('from_day', '=', fromDay)
		.where('to_day', '=', toDay)
		.executeTakeFirstOrThrow();
	return {
		file_name: fileName,
		from: formatDay(fromDay),
		to: formatDay(toDay),
		is_cut: Number(count) >= mostRows,
	};
}
