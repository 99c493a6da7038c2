import type { KnownSubject } from './known-subjects.store.ts';
import { dueFaultLooks } from './settle-faults.ts';
import { dueFieldLooks } from './settle-fields.ts';

/**
 * When the next look that can confirm something is due; null if there is none. A subject that was
 * due by now and still waits could not be judged, such as the title of a page that is down: it
 * waits for the next look on schedule.
 */
export function nextLookMs(subjects: Iterable<KnownSubject>, nowMs: number): number | null {
	const due = [...subjects].flatMap(dueLooks).filter((ms) => ms > nowMs);
	return due.length === 0 ? null : due.reduce((first, ms) => Math.min(first, ms));
}

/** Whether something of it waits for a look. */
export const isWaiting = (subject: KnownSubject) => dueLooks(subject).length > 0;

const dueLooks = ({ faults, fields }: KnownSubject): readonly number[] => [
	...dueFaultLooks(faults),
	...(fields === null ? [] : dueFieldLooks(fields)),
];
