/**
 * The new value with every part that equals the old one replaced by it, so that `===` tells what
 * changed.
 */
export function shareUnchanged<Value>(before: Value, after: Value): Value {
	if (before === after) return before;
	if (Array.isArray(before) && Array.isArray(after)) return shareArray(before, after) as Value; // both are arrays
	if (isRecord(before) && isRecord(after)) return shareRecord(before, after) as Value; // both are records
	return after;
}

function shareArray(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
	const shared = after.map((item, index) => shareUnchanged(before[index], item));
	const isSame = before.length === after.length && shared.every((item, i) => item === before[i]);
	return isSame ? before : shared;
}

function shareRecord(before: Record<string, unknown>, after: Record<string, unknown>) {
	const keys = Object.keys(after);
	const shared = Object.fromEntries(
		keys.map((key) => [key, shareUnchanged(before[key], after[key])]),
	);
	const isSame =
		keys.length === Object.keys(before).length && keys.every((key) => shared[key] === before[key]);
	return isSame ? before : shared;
}

/** Maps, sets and typed arrays are compared by identity alone. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
