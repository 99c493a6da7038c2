import { expect, test, vi } from 'vitest';
import { nothing } from './outcome.ts';
import { runStages, together } from './run-stages.ts';

const green = { ...nothing, tally: { passed: 1, failed: 0, skipped: 0 } };
const red = { ...nothing, tally: { passed: 0, failed: 2, skipped: 0 } };

test('a stage runs even if the one before it failed', async () => {
	const stages = [
		{ name: 'checks', run: async () => red },
		{ name: 'unit tests', run: async () => green },
	];

	const done = await runStages(stages, new AbortController().signal);

	expect(done.map(({ outcome, stage }) => [stage, outcome])).toEqual([
		['checks', red],
		['unit tests', green],
	]);
});

test('a stage that breaks is one failure, and its error is shown', async () => {
	const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
	const error = new Error('There is no Vitest.');

	const [done] = await runStages(
		[{ name: 'unit tests', run: () => Promise.reject(error) }],
		new AbortController().signal,
	);

	expect(done?.outcome.tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
	expect(shown).toHaveBeenCalledWith(error);
	shown.mockRestore();
});

test('stages that run together begin at once, and one that breaks leaves the others', async () => {
	const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
	let begun = () => {};
	const waits = new Promise<void>((resolve) => (begun = resolve));
	const stage = together([
		{ name: 'unit tests', run: () => waits.then(() => green) },
		{
			name: 'PHP tests',
			run: async () => {
				begun();
				throw new Error('PHP is missing.');
			},
		},
	]);

	const outcome = await stage.run();

	expect([stage.name, outcome.tally]).toEqual([
		'unit tests and PHP tests',
		{ passed: 1, failed: 1, skipped: 0 },
	]);
	shown.mockRestore();
});

test('no further stage begins after Ctrl-C', async () => {
	const stop = new AbortController();
	const run = async () => {
		stop.abort();
		return green;
	};

	const done = await runStages(
		[
			{ name: 'checks', run },
			{ name: 'unit tests', run },
		],
		stop.signal,
	);

	expect(done.map(({ stage }) => stage)).toEqual(['checks']);
});
