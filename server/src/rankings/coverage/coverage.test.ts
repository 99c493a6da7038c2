import { expect, test } from 'vitest';
import { coverageOf, type SeenDay } from './coverage.ts';

const readMs = Date.parse('2026-11-20T12:00:00Z');
const final = (day: number): SeenDay => ({ day, isFinal: true, readMs });
const open = (day: number): SeenDay => ({ day, isFinal: false, readMs });
const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

test.each([
	['all days are final', [final(10), final(11)], day(11), [], []],
	['the last day is still corrected', [final(10), open(11)], day(10), [[11, 11]], []],
	['the first day was not read', [final(11)], null, [], [[10, 10]]],
	['nothing was read', [], null, [], [[10, 11]]],
	['days outside the range do not count', [final(9), open(12)], null, [], [[10, 11]]],
] as const)('%s', (_, seen, completeTo, incomplete, missing) => {
	const wire = (ranges: readonly (readonly [number, number])[]) =>
		ranges.map(([from, to]) => ({ from: day(from), to: day(to) }));
	expect(coverageOf(seen, { from: 10, to: 11 })).toEqual({
		complete_to: completeTo,
		incomplete: wire(incomplete),
		missing: wire(missing),
		read_at: seen.length > 0 ? '2026-11-20T12:00:00.000Z' : null,
	});
});
