import { dayMs } from '../days/time.ts';

const date = /^(\d{4})(?:-?(\d\d)(?:-?(\d\d))?|-?W\d\d(?:-?\d)?)?$/;
const time = /^\d\d(?::?\d\d(?::?\d\d(?:[.,]\d+)?)?)?\s?(?:Z|[+-]\d\d(?::?\d\d)?)?$/i;
const timeOfDay =
	/^(?:[01]?\d|2[0-4]):?[0-5]\d(?::?[0-5]\d(?:[.,]\d+)?)?\s?(?:Z|[+-]\d\d(?::?\d\d)?)?$/i;
const duration = /^P(?=.)(?:\d+(?:[.,]\d+)?[YMWD])*(?:T(?:\d+(?:[.,]\d+)?[HMS])+)?$/i;

/** Nearly all dates are like this, and on a day that every month has. */
const usual =
	/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])(?:T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)?)?$/;

/** Longer texts are not dates, and take long to search. */
const maxLength = 50;

/** A date with or without a time in ISO 8601; a blank instead of the T is accepted. */
export function isIsoDate(text: string): boolean {
	if (usual.test(text)) return true;
	if (text.length > maxLength) return false;
	const [day = '', clock, ...more] = text.trim().split(/T|\s+(?=\d\d(?::|\d))/i);
	const match = date.exec(day);
	if (!match || more.length > 0 || (clock !== undefined && !time.test(clock))) return false;
	const [, year = '', month, dayOfMonth] = match;
	return year !== '0000' && isPossible(Number(year), Number(month ?? 1), Number(dayOfMonth ?? 1));
}

/** A time of day; the minutes are needed, because `9` may be anything. */
export const isIsoTime = (text: string) => text.length <= maxLength && timeOfDay.test(text.trim());

export const isIsoDuration = (text: string) =>
	text.length <= maxLength && duration.test(text.trim());

/** Whether the day is over everywhere on earth. A date without a day is never over. */
export function isOver(text: string, now: Date): boolean {
	if (!/^\d{4}-\d\d-\d\d/.test(text)) return false;
	return Date.parse(text.slice(0, 10)) + 2 * dayMs < now.getTime();
}

function isPossible(year: number, month: number, day: number): boolean {
	return (
		month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
	);
}
