import type { Database } from '../database/open-database.ts';
import type { PageState } from './page-state.ts';
import { ruleCode, rulesOfCodes } from './rule-codes.ts';

export async function lastState(
	database: Database,
	siteId: number,
	pageId: number,
): Promise<PageState | null> {
	const row = await database
		.selectFrom('page_state')
		.selectAll()
		.where('site_id', '=', siteId)
		.where('page_id', '=', pageId)
		.orderBy('seen_ms', 'desc')
		.limit(1)
		.executeTakeFirst();
	if (row === undefined) return null;
	return {
		// Written by `addState`, so these have its types.
		verdict: row.verdict as PageState['verdict'],
		mustFix: row.must_fix,
		worthFixing: row.worth_fixing,
		notes: row.notes,
		failing: rulesOfCodes(row.failing),
		fields: JSON.parse(row.fields) as PageState['fields'],
	};
}

export async function addState(
	database: Database,
	page: { readonly siteId: number; readonly pageId: number; readonly seenMs: number },
	state: PageState,
): Promise<void> {
	const values = {
		verdict: state.verdict,
		must_fix: state.mustFix,
		worth_fixing: state.worthFixing,
		notes: state.notes,
		failing: state.failing.map(ruleCode).join(''),
		fields: JSON.stringify(state.fields),
	};
	await database
		.insertInto('page_state')
		.values({ site_id: page.siteId, page_id: page.pageId, seen_ms: page.seenMs, ...values })
		.onConflict((conflict) =>
			conflict.columns(['site_id', 'page_id', 'seen_ms']).doUpdateSet(values),
		)
		.execute();
}
