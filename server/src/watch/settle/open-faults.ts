import { type FaultKind, worstFirst } from '../look/fault.ts';
import type { KnownSubjects } from './known-subjects.store.ts';

/** A fault that was reported and is still there, with what has it. */
export interface OpenFault {
	readonly kind: FaultKind;
	readonly subjects: readonly { readonly subject: string; readonly detail: string }[];
}

/** Each kind once, the worst first; two watches may know the same subject. */
export function openFaults(known: readonly KnownSubjects[]): readonly OpenFault[] {
	const open = known.flatMap((subjects) =>
		[...subjects].flatMap(([subject, { faults }]) =>
			faults
				.filter(({ state }) => state === 'open' || state === 'easing')
				.map(({ detail, kind }) => ({ kind, subject, detail })),
		),
	);
	const byKind = Map.groupBy(open, ({ kind }) => kind);
	return worstFirst([...byKind.keys()]).map((kind) => ({
		kind,
		subjects: [
			...new Map((byKind.get(kind) ?? []).map(({ detail, subject }) => [subject, detail])),
		].map(([subject, detail]) => ({ subject, detail })),
	}));
}
