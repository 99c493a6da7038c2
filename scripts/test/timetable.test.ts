import { expect, test } from 'vitest';
import { timetable } from './timetable.ts';

test('says where the time went, by the clock and by the work of each part', () => {
	expect(
		timetable(
			[
				{ stage: 'checks', seconds: 61.2 },
				{ stage: 'unit tests', seconds: 120 },
			],
			[
				{ part: 'core', seconds: 90.6 },
				{ part: 'server', seconds: 140 },
				{ part: 'builds', seconds: 0 },
			],
		),
	).toEqual([
		'Took 181 s: checks 61, unit tests 120.',
		'Seconds of work by part: server 140, core 91.',
	]);
});
