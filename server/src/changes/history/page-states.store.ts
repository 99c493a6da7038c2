import { hash } from 'node:crypto';
import { rules } from '@plumbline/core';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { Schema } from '../../database/schema.ts';
import type { PageState } from './page-state.ts';

/** Five characters for a rule, so that a row with many failed rules stays small. */
export const ruleCode = (name: string): string => hash('sha256', name, 'base64url').slice(0, 5);

const names = new Map(rules.map(({ name }) => [ruleCode(name), name]));

/** Rules that no longer exist are left out. */
export function rulesOfCodes(codes: string): readonly string[] {
	return (codes.match(/.{5}/g) ?? []).flatMap((code) => names.get(code) ?? []);
}

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
	return row === undefined ? null : toState(row);
}

export interface SeenState {
	readonly pageId: number;
	/** When an audit first saw this state. */
	readonly seenMs: number;
	readonly state: PageState;
}

/** The newest state of each of these pages that was audited. */
export async function newestStates(
	database: Database,
	siteId: number,
	pageIds: readonly number[],
): Promise<readonly SeenState[]> {
	if (pageIds.length === 0) return [];
	const rows = await database
		.selectFrom('page_state as state')
		.selectAll()
		.where('state.site_id', '=', siteId)
		.where('state.page_id', 'in', [...pageIds])
		.where('state.seen_ms', '=', ({ selectFrom }) =>
			selectFrom('page_state as other')
				.select(({ fn }) => fn.max('other.seen_ms').as('newest'))
				.where('other.site_id', '=', siteId)
				.whereRef('other.page_id', '=', 'state.page_id'),
		)
		.execute();
	return rows.map((row) => ({ pageId: row.page_id, seenMs: row.seen_ms, state: toState(row) }));
}

function toState(row: Selectable<Schema['page_state']>): PageState {
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
