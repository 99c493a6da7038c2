import { type FaultKind, worstFirst } from '../look/fault.ts';
import type { KnownSubjects } from './known-subjects.store.ts';

/** A fault that was reported and is still there, with what has it. */
export interface OpenFault {
	readonly kind: FaultKind;
	readonly subjects: readonly OpenSubject[];
}

export interface OpenSubject {
	readonly subject: string;
	readonly detail: string;
	/** Null for a fault that an earlier version found. */
	readonly sinceMs: number | null;
}

/** Each kind once, the worst first; two watches may know the same subject. */
export function openFaults(known: readonly KnownSubjects[]): readonly OpenFault[] {
	const open = known.flatMap((subjects) =>
		[...subjects].flatMap(([subject, { faults }]) =>
			faults
				.filter(({ state }) => state === 'open' || state === 'easing')
				.map(({ detail, kind, sinceMs = null }) => ({ kind, subject, detail, sinceMs })),
		),
	);
	const byKind = Map.groupBy(open, ({ kind }) => kind);
	return worstFirst([...byKind.keys()]).map((kind) => ({
		kind,
		subjects: [
			...new Map(
				(byKind.get(kind) ?? []).map(({ kind: _, ...open }) => [open.subject, open]),
			).values(),
		],
	}));
}
