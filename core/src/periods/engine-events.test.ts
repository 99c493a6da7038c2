import { expect, test } from 'vitest';
import { type DayRange, parseDay } from '../days/time.ts';
import { engineEventsIn, engineEventsKnownTo, impressionsAlike } from './engine-events.ts';

function days(from: string, to: string): DayRange {
	return { from: parseDay(from) ?? Number.NaN, to: parseDay(to) ?? Number.NaN };
}

const all = engineEventsIn('google_us', days('2020-01-01', '2030-01-01'));

test('every event has days in order, up to the day on which the lists were known, and a source of Google', () => {
	for (const { from, source, to } of all) {
		expect(parseDay(from), source).toBeLessThanOrEqual(parseDay(to) ?? 0);
		expect(to <= engineEventsKnownTo, source).toBe(true);
		expect(new URL(source).hostname).toMatch(/\.google\.com$/);
	}
	expect(all.map(({ from }) => from)).toEqual(
		all
			.map(({ from }) => from)
			.sort()
			.reverse(),
	);
});

test.each([
	['google', '2026-05-20', '2026-05-20', []],
	['google', '2026-05-20', '2026-05-21', ['core_update']],
	['google_us__mobile', '2026-06-02', '2026-06-02', ['core_update']],
	['google__discover', '2026-06-02', '2026-06-30', ['spam_update', 'core_update']],
	['bing_us', '2026-06-02', '2026-06-30', []],
	['googlesque', '2026-06-02', '2026-06-30', []],
	[null, '2026-06-02', '2026-06-30', []],
])('%s: the events from %s to %s', (engine, from, to, kinds) => {
	expect(engineEventsIn(engine, days(from, to)).map(({ kind }) => kind)).toEqual(kinds);
});

test('an event that both ranges touch is one', () => {
	const range = days('2026-08-01', '2026-08-31');
	expect(engineEventsIn('google', range, null, range)).toHaveLength(1);
});

const inFault = days('2026-01-01', '2026-01-28');
const laterInFault = days('2026-03-31', '2026-04-27');
const afterFault = days('2026-04-28', '2026-05-25');

test.each([
	['both sides are in the fault', 'google', laterInFault, inFault, true],
	['neither side is', 'google', days('2026-06-01', '2026-06-28'), afterFault, true],
	['only the time before is', 'google', afterFault, laterInFault, false],
	[
		'only the period is',
		'google',
		days('2025-05-13', '2025-06-09'),
		days('2025-04-15', '2025-05-12'),
		false,
	],
	['one side is partly', 'google', days('2026-04-20', '2026-05-17'), inFault, false],
	['another engine counts', 'bing_us', afterFault, laterInFault, true],
])('impressions where %s', (_, engine, period, before, alike) => {
	expect(impressionsAlike(engine, period, before)).toBe(alike);
});
