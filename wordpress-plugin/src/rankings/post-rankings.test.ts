import { readFileSync } from 'node:fs';
import { datesOfRange, rankingRanges } from '@plumbline/core';
import { expect, test } from 'vitest';

const php = readFileSync(
	new URL('../../includes/rankings/class-range.php', import.meta.url),
	'utf8',
);

test('PHP has the same ranges, in days, as the side panel of the extension', () => {
	const days = [...php.matchAll(/'(\w+)'\s*=> (\d+),/g)].map(([, range, count]) => [
		range,
		Number(count),
	]);

	expect(days).toEqual(rankingRanges.map((range) => [range, daysOf(range)]));
});

function daysOf(range: (typeof rankingRanges)[number]): number {
	const { from, to } = datesOfRange(range, Date.now());
	return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}
