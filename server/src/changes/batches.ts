import type { Day } from '../facts/day.ts';
import type { SiteEvent, StoredChange } from './page-changes.store.ts';

/** Pages that were changed alike on one day. */
export interface ChangeBatch {
	readonly day: Day;
	readonly fields: readonly string[];
	readonly note: string;
	readonly madeBy: readonly string[];
	/** Rules whose findings the change resolved on all of its pages. */
	readonly resolved: readonly string[];
	/** Empty for an event of the whole site. */
	readonly pageIds: readonly number[];
	readonly urls: readonly string[];
}

/** In the order of the changes. Changes of the status alone are faults, not work. */
export function batchesOf(changes: readonly StoredChange[]): readonly ChangeBatch[] {
	const groups = Map.groupBy(changes.filter(isWork), ({ day, fields, note }) =>
		JSON.stringify([day, fields, note]),
	);
	return [...groups.values()].map((group) => {
		const [{ day, fields, note, resolved }] = group as [StoredChange, ...StoredChange[]];
		return {
			day,
			fields,
			note,
			madeBy: [...new Set(group.map(({ madeBy }) => madeBy))].sort(),
			resolved: resolved.filter((rule) => group.every((change) => change.resolved.includes(rule))),
			pageIds: group.map(({ pageId }) => pageId),
			urls: group.map(({ url }) => url),
		};
	});
}

/** Such as a release: a change of all pages that names none. */
export const batchOfEvent = ({ day, fields, madeBy, note, resolved }: SiteEvent): ChangeBatch => ({
	...{ day, fields, note, resolved },
	...{ madeBy: [madeBy], pageIds: [], urls: [] },
});

const isWork = ({ fields, note }: StoredChange) =>
	note !== '' || fields.some((field) => field !== 'status');
