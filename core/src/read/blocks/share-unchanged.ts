/**
 * The new value, in which the old objects replace all parts that are equal to them, so that `===`
 * detects changes.
 */
export function shareUnchanged<Value>(before: Value, after: Value): Value {
	if (before === after) return before;
	if (Array.isArray(before) && Array.isArray(after)) return shareArray(before, after) as Value; // both are arrays
	if (isRecord(before) && isRecord(after)) return shareRecord(before, after) as Value; // both are records
	return after;
}

function shareArray(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
	let isSame = before.length === after.length;
	let shared: unknown[] | null = null;
	for (let index = 0; index < after.length; index++) {
		if (before[index] === after[index]) continue;
		const item = shareUnchanged(before[index], after[index]);
		if (item !== before[index]) isSame = false;
		if (item !== after[index]) {
			shared ??= after.slice();
			shared[index] = item;
		}
	}
	return isSame ? before : (shared ?? after);
}

function shareRecord(before: Record<string, unknown>, after: Record<string, unknown>) {
	const keys = Object.keys(after);
	let isSame = keys.length === Object.keys(before).length;
	let isNew = true;
	const values = keys.map((key) => {
		const value = shareUnchanged(before[key], after[key]);
		if (value !== before[key]) isSame = false;
		if (value !== after[key]) isNew = false;
		return value;
	});
	if (isSame) return before;
	return isNew ? after : Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}

/** Maps, sets and typed arrays are compared only by identity. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
