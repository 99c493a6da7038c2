import type { PageFields } from '../../changes/history/page-state.ts';
import { confirmationsMs } from './settle-faults.ts';

export const watchedFields = [
	'title',
	'description',
	'h1',
	'canonical',
	'robots',
	'languages',
] as const satisfies readonly (keyof PageFields)[];

export type FieldName = (typeof watchedFields)[number];

interface KnownField {
	readonly value: string;
	/** A new value that is not yet confirmed. */
	readonly pending: Pending | null;
	/** Values that come and go by themselves, as in a test of two titles. */
	readonly rotating: readonly string[];
}

interface Pending {
	readonly value: string;
	/** Looks that agreed, one after the other. */
	readonly looks: number;
	/** Earlier looks cannot prove a change. */
	readonly dueMs: number;
}

/** The fields of a page, as the watch last reported them. */
export interface KnownFields {
	readonly sinceMs: number;
	readonly fields: Partial<Readonly<Record<FieldName, KnownField>>>;
}

export interface FieldChange {
	readonly field: FieldName;
	readonly before: string;
	readonly after: string;
}

/** On the first day, every value counts as one of those that rotate. */
const learningMs = 86_400_000;
/** A field with more values changes all the time, which is not news. */
const mostRotating = 8;

/** The changes that a look makes. Fields that this look could not know stay as they are. */
export function settleFields(
	known: KnownFields | null,
	seen: PageFields,
	nowMs: number,
): { readonly known: KnownFields; readonly changed: readonly FieldChange[] } {
	const { fields: before, sinceMs } = known ?? { sinceMs: nowMs, fields: {} };
	const isLearning = nowMs < sinceMs + learningMs;
	const fields: Partial<Record<FieldName, KnownField>> = { ...before };
	const changed: FieldChange[] = [];
	for (const field of watchedFields) {
		const value = seen[field];
		if (value === null) continue;
		const settled = settle(before[field], value, { isLearning, nowMs });
		fields[field] = settled;
		const last = before[field];
		if (last !== undefined && last.value !== settled.value) {
			changed.push({ field, before: last.value, after: settled.value });
		}
	}
	return { known: { sinceMs, fields }, changed };
}

function settle(
	known: KnownField | undefined,
	value: string,
	{ isLearning, nowMs }: { readonly isLearning: boolean; readonly nowMs: number },
): KnownField {
	if (known === undefined) return { value, pending: null, rotating: [] };
	const { pending, rotating } = known;
	if (value === known.value || rotating.includes(value)) return withoutPending(known);
	if (rotating.length >= mostRotating) return known;
	if (isLearning) return { ...known, rotating: [...rotating, value] };
	if (pending?.value !== value) {
		return {
			...withoutPending(known),
			pending: { value, looks: 1, dueMs: nowMs + confirmationsMs[0] },
		};
	}
	if (nowMs < pending.dueMs) return known;
	const wait = confirmationsMs[pending.looks];
	return wait === undefined
		? { value, pending: null, rotating }
		: { ...known, pending: { value, looks: pending.looks + 1, dueMs: nowMs + wait } };
}

/** A new value that disappeared again counts as one that comes and goes by itself. */
function withoutPending({ pending, rotating, value }: KnownField): KnownField {
	const left = pending === null ? [] : [pending.value];
	return { value, pending: null, rotating: [...rotating, ...left] };
}

/** When the next looks can confirm a new value. */
export const dueFieldLooks = ({ fields }: KnownFields): readonly number[] =>
	Object.values(fields).flatMap(({ pending }) => pending?.dueMs ?? []);
