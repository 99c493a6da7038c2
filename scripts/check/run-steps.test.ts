import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step } from './step.ts';

test('runs two steps at a time', async () => {
	const { most, run } = counting();

	await runSteps(['a', 'b', 'c', 'd', 'e'].map(step), () => {}, run);

	expect(most()).toBe(2);
});

test('a step starts when the step that it waits for has ended', async () => {
	const { log, run } = counting();

	await runSteps([step('build'), { ...step('sizes'), after: ['build'] }], () => {}, run);

	expect(log).toEqual(['build starts', 'build ends', 'sizes starts', 'sizes ends']);
});

test('a step fails without running when the step that it waits for has failed', async () => {
	const { log, run } = counting(['build']);

	const results = await runSteps(
		[step('build'), { ...step('sizes'), after: ['build'] }, step('types')],
		() => {},
		run,
	);

	expect(results.map(({ isFine, name }) => [name, isFine])).toEqual([
		['build', false],
		['sizes', false],
		['types', true],
	]);
	expect(results[1]?.lines).toEqual(['Not run, because “build” failed.']);
	expect(log).not.toContain('sizes starts');
});

const step = (name: string): Step => ({ name, args: [], cwd: '.' });

function counting(failing: readonly string[] = []) {
	let running = 0;
	let most = 0;
	const log: string[] = [];
	const run = async ({ name }: Step) => {
		log.push(`${name} starts`);
		running++;
		most = Math.max(most, running);
		await delay(5);
		running--;
		log.push(`${name} ends`);
		return { name, isFine: !failing.includes(name), seconds: 0, lines: [] };
	};
	return { log, most: () => most, run };
}
