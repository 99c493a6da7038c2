import { type Day, dayAt } from '../../facts/day.ts';

/** Bing counts days in California time, whatever offset it writes. */
export const bingZone = 'America/Los_Angeles';

/** The day of `/Date(1316156400000-0700)/`, whose offset may be missing; null for any other text. */
export function parseWcfDay(text: string): Day | null {
	const ms = text.match(/^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/)?.[1];
	return ms === undefined || Math.abs(Number(ms)) > 8.64e15 ? null : dayAt(Number(ms), bingZone);
}
