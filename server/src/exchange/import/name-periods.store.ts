import type { Database } from '../../database/open-database.ts';
import type { EngineFacts } from './store-import.ts';

/** Notes which file these totals of whole periods came from, so that screens can say it. */
export async function namePeriods(
	database: Database,
	siteId: number,
	{ engine, facts }: EngineFacts,
	fileName: string,
): Promise<void> {
	if (Symbol.asyncIterator in facts) return;
	const [period] = facts.searchPeriods ?? [];
	if (period === undefined) return;
	await database
		.updateTable('search_period')
		.set({ file_name: fileName })
		.where('site_id', '=', siteId)
		.where('engine_id', '=', (of) => of.selectFrom('engine').select('id').where('key', '=', engine))
		.where('from_day', '=', period.fromDay)
		.where('to_day', '=', period.toDay)
		.execute();
}
