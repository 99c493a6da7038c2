// Readers for answers of any form: a field that is missing or has the wrong type counts as empty.

export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
	const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
	// An object may have any property, each of unknown type.
	return isObject ? (value as Readonly<Record<string, unknown>>) : {};
}

export function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
	return typeof value === 'string' ? value : '';
}

/** Some providers send numbers as strings. */
export function numberOf(value: unknown): number {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}
