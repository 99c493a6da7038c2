import { expect, test } from 'vitest';
import { SourceError, type SourceFailure } from '../sources/source.ts';
import { afterFailure, afterStop, afterSuccess } from './after-run.ts';
import type { HeldJob } from './job.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const tomorrowMs = Date.parse('2026-11-21T03:30:00Z');
const moment = { nowMs, random: () => 0 };

function job(overrides: Partial<HeldJob> = {}): HeldJob {
	return {
		id: 1,
		siteId: 1,
		key: 'sync connection 1',
		kind: 'sync csv',
		payload: null,
		schedule: '30 4 * * *',
		timeZone: 'Europe/Berlin',
		attempts: 1,
		owner: 'me',
		...overrides,
	};
}

function failure(kind: SourceFailure, retryAfterMs: number | null = null): SourceError {
	return new SourceError(kind, 'It failed.', { remedy: 'Mend it.', retryAfterMs });
}

test('a successful job waits for its next run and forgets earlier failures', () => {
	expect(afterSuccess(job({ attempts: 4 }), ['All read.'], moment)).toEqual({
		state: 'waiting',
		runAtMs: tomorrowMs,
		attempts: 0,
		lastError: null,
		notes: ['All read.'],
		finishedMs: nowMs,
	});
});

test('a job without a schedule is done after a success', () => {
	expect(afterSuccess(job({ schedule: null }), [], moment).state).toBe('done');
});

test('a stop does not count as an attempt, and the job is due at once', () => {
	const end = { state: 'waiting', runAtMs: nowMs, attempts: 2, lastError: null };
	expect(afterStop(job({ attempts: 3 }), moment)).toEqual(end);
});

test.each<[string, unknown, Partial<HeldJob>, object]>([
	['a temporary fault is tried again soon', failure('temporary'), {}, { runAtMs: nowMs + 30_000 }],
	[
		'a provider’s wish to wait is heeded',
		failure('temporary', 600_000),
		{},
		{ runAtMs: nowMs + 600_000 },
	],
	[
		'a quota is waited for and counts as no attempt',
		failure('quota', 7_200_000),
		{ attempts: 6 },
		{ runAtMs: nowMs + 7_200_000, attempts: 5 },
	],
	[
		'a quota without a time waits a quarter of an hour',
		failure('quota'),
		{},
		{ runAtMs: nowMs + 900_000 },
	],
	[
		'the sixth failure in a row waits for the next turn',
		failure('temporary'),
		{ attempts: 6 },
		{ runAtMs: tomorrowMs, attempts: 0 },
	],
	['wrong credentials wait for the next turn', failure('credentials'), {}, { runAtMs: tomorrowMs }],
	[
		'a missing permission waits for the next turn',
		failure('permission'),
		{},
		{ runAtMs: tomorrowMs },
	],
	['a refusal waits for the next turn', failure('refused'), {}, { runAtMs: tomorrowMs }],
	['a fault of ours is tried again', new TypeError('x'), {}, { runAtMs: nowMs + 30_000 }],
	[
		'a job without schedule fails for good when nothing helps',
		failure('refused'),
		{ schedule: null },
		{ state: 'failed' },
	],
])('%s', (_title, error, overrides, expected) => {
	const end = afterFailure(job(overrides), error, 'It failed. Mend it.', moment);
	expect(end).toMatchObject({ state: 'waiting', lastError: 'It failed. Mend it.', ...expected });
	expect(end).not.toHaveProperty('finishedMs');
});
