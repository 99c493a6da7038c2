import type { FaultKind } from '../look/fault.ts';
import type { SeenSubject } from '../look/look-at-subject.ts';
import type { WatchSettings } from '../watch-settings.ts';
import type { KnownSubject } from './known-subjects.store.ts';
import { type Settled, settleFaults } from './settle-faults.ts';
import { type FieldChange, type FieldName, settleFields } from './settle-fields.ts';

export interface SettledSubject extends Pick<Settled, 'opened' | 'cleared'> {
	readonly known: KnownSubject;
	readonly changed: readonly FieldChange[];
}

/** A change that is reported as a fault, or as its end, is not reported twice. */
const faultsOfFields: Partial<Readonly<Record<FieldName, FaultKind>>> = {
	canonical: 'canonical',
	robots: 'noindex',
	languages: 'languages',
};

/** The changes that a look makes; null while no look has shown the page. */
export function settleSubject(
	before: KnownSubject | null,
	{ fields: seenFields, look }: SeenSubject,
	{ changes = true, nowMs }: Pick<WatchSettings, 'changes'> & { readonly nowMs: number },
): SettledSubject | null {
	const { cleared, faults, opened } = settleFaults(before?.faults ?? null, look, nowMs);
	if (faults === null) return null;
	const known = { faults, fields: before?.fields ?? null };
	if (seenFields === undefined || !changes) return { known, opened, cleared, changed: [] };
	const settled = settleFields(known.fields, seenFields, nowMs);
	const reported = new Set([...opened, ...cleared, ...faults].map(({ kind }) => kind));
	const changed = settled.changed.filter(({ field }) => {
		const fault = faultsOfFields[field];
		return fault === undefined || !reported.has(fault);
	});
	return { known: { faults, fields: settled.known }, opened, cleared, changed };
}
