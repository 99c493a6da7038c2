import type { Day } from '../../days/day.ts';

type Part = readonly [Day, ...Day[]];

const mostEmptyDays = 100;

/** What is stored at once: each day that holds something by itself, days without anything together. */
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
