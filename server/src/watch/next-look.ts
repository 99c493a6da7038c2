import type { KnownSubject } from './known-subjects.store.ts';
import { nextFaultLookMs } from './settle-faults.ts';
import { nextFieldLookMs } from './settle-fields.ts';

/** When the next look is due that can confirm something; null without any. */
export function nextLookMs(subjects: Iterable<KnownSubject>): number | null {
	const due = [...subjects].flatMap((subject) => nextLookOf(subject) ?? []);
	return due.length === 0 ? null : due.reduce((first, ms) => Math.min(first, ms));
}

export function nextLookOf({ faults, fields }: KnownSubject): number | null {
	const ofFaults = nextFaultLookMs(faults);
	const ofFields = fields && nextFieldLookMs(fields);
	if (ofFaults === null || ofFields === null) return ofFaults ?? ofFields;
	return Math.min(ofFaults, ofFields);
}
