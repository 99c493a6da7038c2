import * as z from 'zod/mini';

/** An existing day, as `YYYY-MM-DD`. */
export function calendarDate(wanted: string) {
	const error = `${wanted} Write an existing date as YYYY-MM-DD.`;
	return z
		.string({ error })
		.check(
			z.trim(),
			z.refine(isCalendarDate, { error }),
			z.meta({ description: wanted, format: 'date' }),
		);
}

function isCalendarDate(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const ms = Date.parse(`${text}T00:00:00Z`);
	// Date.parse takes February 30 for March 2.
	return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
