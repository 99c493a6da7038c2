import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt } from '../facts/day.ts';
import { backOffMs, nextRun } from './next-run.ts';

function runs(schedule: string, timeZone: string, from: string, count: number): string[] {
	const found: string[] = [];
	for (let ms = Date.parse(from); found.length < count; found.push(new Date(ms).toISOString())) {
		ms = nextRun(schedule, timeZone, ms);
	}
	return found;
}

test('a time skipped by the change to summer time comes right after the gap', () => {
	expect(runs('30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z', 2)).toEqual([
		'2026-03-29T01:00:00.000Z',
		'2026-03-30T00:30:00.000Z',
	]);
});

test('a time repeated by the change to winter time comes once', () => {
	expect(runs('30 2,14 * * *', 'Europe/Berlin', '2026-10-24T13:00:00Z', 3)).toEqual([
		'2026-10-25T00:30:00.000Z',
		'2026-10-25T13:30:00.000Z',
		'2026-10-26T01:30:00.000Z',
	]);
});

const zones = [
	'Europe/Berlin',
	'America/St_Johns',
	'Australia/Lord_Howe',
	'America/Sao_Paulo',
	'UTC',
];

test('a daily schedule comes once on each day of its zone, whatever the clocks do', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...zones),
			fc.integer({ min: 0, max: 23 }),
			fc.integer({ min: 0, max: 59 }),
			fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2030, 0) }),
			(zone, hour, minute, startMs) => {
				let ms = nextRun(`${minute} ${hour} * * *`, zone, startMs);
				for (let days = 0; days < 20; days++) {
					const next = nextRun(`${minute} ${hour} * * *`, zone, ms);
					expect(dayAt(next, zone) - dayAt(ms, zone)).toBe(1);
					ms = next;
				}
			},
		),
		{ numRuns: 40 },
	);
});

test('waits twice as long after each failure, up to an hour', () => {
	const longest = [1, 2, 3, 7, 50].map((attempts) => backOffMs(attempts, () => 1));
	expect(longest).toEqual([60_000, 120_000, 240_000, 3_600_000, 3_600_000]);
});

test('is random within the upper half, so that retries do not all come at once', () => {
	expect([0, 0.5, 1].map((random) => backOffMs(2, () => random))).toEqual([
		60_000, 90_000, 120_000,
	]);
});
