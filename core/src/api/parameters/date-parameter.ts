import * as z from 'zod/mini';
import { parseDay } from '../../days/time.ts';

/** An existing day, as `YYYY-MM-DD`. */
export function calendarDate(wanted: string) {
	const error = `${wanted} Write an existing date as YYYY-MM-DD.`;
	return z.string({ error }).check(
		z.trim(),
		z.refine((text) => parseDay(text) !== null, { error }),
		z.meta({ description: wanted, format: 'date' }),
	);
}
