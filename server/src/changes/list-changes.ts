import type { listChanges, OutputOf } from '@plumbline/core/api';
import { formatDay } from '../facts/day.ts';
import type { SiteEvent, StoredChange } from './page-changes.store.ts';

type Answer = OutputOf<typeof listChanges>;

export function answerChanges(
	changes: readonly (SiteEvent | StoredChange)[],
	{ limit, offset }: { readonly limit: number; readonly offset: number },
): Answer {
	return {
		total_count: changes.length,
		changes: changes.slice(offset, offset + limit).map(wireChange),
	};
}

/** Newest first, with the events of the whole site above the pages of their day. */
export const inOrder = (events: readonly SiteEvent[], changes: readonly StoredChange[]) =>
	[...events, ...changes].sort((one, other) => other.day - one.day);

function wireChange(change: SiteEvent | StoredChange): Answer['changes'][number] {
	return {
		url: change.url,
		date: formatDay(change.day),
		seen_at: new Date(change.seenMs).toISOString(),
		made_by: change.madeBy,
		fields: [...change.fields],
		note: change.note,
		resolved: [...change.resolved],
		caused: [...change.caused],
	};
}
