import type { Database } from '../../database/open-database.ts';
import { dayAt } from '../../facts/day.ts';
import { lockPage } from '../lock-page.store.ts';
import { addPageChanges } from '../page-changes.store.ts';
import { changesBetween, type StateChange } from './changes-between.ts';
import { type PageState, pageStateOf, type SeenPage } from './page-state.ts';
import { addState, lastState } from './page-states.store.ts';

export interface RememberedVisit extends SeenPage {
	readonly site: { readonly id: number; readonly timeZone: string };
	readonly url: string;
	readonly seenMs: number;
	/** The person or program that made a change, if one is found. */
	readonly madeBy: string;
}

/** Keeps what an audit saw if it differs from the last one, and what changed. Null if nothing did. */
export function rememberPage(
	database: Database,
	visit: RememberedVisit,
): Promise<StateChange | null> {
	const { madeBy, seenMs, site, unjudged, url } = visit;
	const seen = pageStateOf(visit);
	return database.transaction().execute(async (transaction) => {
		const pageId = await lockPage(transaction, site.id, url);
		const before = await lastState(transaction, site.id, pageId);
		const state = before === null ? seen : withKnown(before, seen, unjudged);
		const change = before && changesBetween(before, state);
		if (before !== null && change === null) return null;
		await addState(transaction, { siteId: site.id, pageId, seenMs }, state);
		if (change === null) return null;
		const day = dayAt(seenMs, site.timeZone);
		await addPageChanges(transaction, site.id, [pageId], {
			...change,
			day,
			note: '',
			seenMs,
			madeBy,
		});
		return change;
	});
}

/**
 * The state, in which everything that this audit could not judge stays as it was: crawls, watches
 * and editors judge different rules of a page.
 */
function withKnown(before: PageState, seen: PageState, unjudged: readonly string[]): PageState {
	const stillFailing = before.failing.filter((name) => unjudged.includes(name));
	const fields = Object.entries(before.fields).map(([name, value]) => {
		const now = seen.fields[name as keyof PageState['fields']];
		return [name, now ?? value];
	});
	return {
		...seen,
		failing: [...new Set([...seen.failing, ...stillFailing])].sort(),
		// The same keys as in `before`, so the type holds.
		fields: Object.fromEntries(fields) as PageState['fields'],
	};
}
