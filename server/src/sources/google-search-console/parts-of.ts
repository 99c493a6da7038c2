import type { Day } from '../../facts/day.ts';

type Part = readonly [Day, ...Day[]];

const mostEmptyDays = 100;

/** The groups of days to store together: each day with data by itself, empty days together. */
export function partsOf(days: readonly Day[], filled: { has(day: Day): boolean }): Part[] {
	const parts: [Day, ...Day[]][] = [];
	for (const day of days) {
		const part = parts.at(-1);
		const isEmpty = !filled.has(day) && part !== undefined && !filled.has(part[0]);
		if (isEmpty && part.length < mostEmptyDays) part.push(day);
		else parts.push([day]);
	}
	return parts;
}
