const shape = /^(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?(?:[T ].*)?$/;

/** The day in a cell, as `YYYY-MM-DD`; null if it contains none, or one that does not exist. */
export function exportDate(text: string): string | null {
	const [, year, month = '', day = ''] = text.trim().match(shape) ?? [];
	if (year === undefined) return null;
	const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const ms = Date.parse(`${date}T00:00:00Z`);
	// Date.parse takes February 30 for March 2.
	return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date) ? date : null;
}

/** All days that a text names, such as “2026-08-01 - 2026-08-31”. */
export function datesIn(text: string): string[] {
	const found = text.match(/\d{4}[-/.年]\s?\d{1,2}[-/.月]\s?\d{1,2}日?/g) ?? [];
	return found.flatMap((date) => exportDate(date) ?? []);
}
