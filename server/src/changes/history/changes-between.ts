import type { PageFields, PageState } from './page-state.ts';

export interface StateChange {
	/** Sorted. */
	readonly fields: readonly (keyof PageFields)[];
	readonly resolved: readonly string[];
	readonly caused: readonly string[];
}

/** Rotating advertisements and dates change a page a little at each visit. */
const leastShare = 0.2;

/** Null if nothing changed that people would call a change. */
export function changesBetween(before: PageState, after: PageState): StateChange | null {
	const failed = new Set(before.failing);
	const fails = new Set(after.failing);
	const fields = fieldNames.filter((name) => isChanged(name, before.fields, after.fields)).sort();
	const resolved = before.failing.filter((name) => !fails.has(name));
	const caused = after.failing.filter((name) => !failed.has(name));
	const isSame = fields.length + resolved.length + caused.length === 0;
	const verdicts = new Set([before.verdict, after.verdict]);
	// A field that one of the audits could not know counts as unchanged.
	return isSame && (verdicts.size === 1 || verdicts.has('unknown'))
		? null
		: { fields, resolved, caused };
}

const fieldNames = [
	'status',
	'title',
	'description',
	'h1',
	'canonical',
	'robots',
	'languages',
	'text',
	'links',
] as const satisfies readonly (keyof PageFields)[];

function isChanged(name: keyof PageFields, before: PageFields, after: PageFields): boolean {
	const [left, right] = [before[name], after[name]];
	if (left === null || right === null || left === right) return false;
	if (name === 'status' || typeof left === 'string' || typeof right === 'string') return true;
	return Math.abs(left - right) >= Math.max(leastShare * Math.max(left, right), 5);
}
