import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Tasks that end on request, and the names of the finished ones. */
function scene() {
	const done: string[] = [];
	const ends: (() => void)[] = [];
	const work = (name: string) => () =>
		new Promise<void>((resolve) => {
			ends.push(() => {
				done.push(name);
				resolve();
			});
		});
	const settle = async () => {
		await Promise.resolve();
		await Promise.resolve();
		ends.shift()?.();
	};
	return { done, work, settle, run: oneAtATime() };
}

test('runs one task for two calls at once', async () => {
	const { done, run, settle, work } = scene();
	const both = [run(1, work('first'), 'any'), run(1, work('second'), 'any')];
	await settle();
	await Promise.all(both);
	expect(done).toEqual(['first']);
});

test('starts a new task for a change that happens during the running one', async () => {
	const { done, run, settle, work } = scene();
	const first = run(1, work('the page that goes'), 'any');
	const second = run(1, work('the page that comes'), 'none');
	await settle();
	await first;
	await settle();
	await second;
	expect(done).toEqual(['the page that goes', 'the page that comes']);
});

test('does not wait for the task of a different tab', async () => {
	const { done, run, settle, work } = scene();
	void run(1, work('one'), 'any');
	const other = run(2, work('two'), 'any');
	await settle();
	await settle();
	await other;
	expect(done).toEqual(['one', 'two']);
});

test('runs the next task after one that fails', async () => {
	const { done, run, settle, work } = scene();
	const first = run(1, () => Promise.reject(new Error('The page has gone.')), 'any');
	const second = run(1, work('the page that comes'), 'none');
	await expect(first).rejects.toThrow('gone');
	await settle();
	await second;
	expect(done).toEqual(['the page that comes']);
});

test('runs one more task for all changes during the running one', async () => {
	const { done, run, settle, work } = scene();
	const first = run(1, work('as it was'), 'not_started');
	await Promise.resolve();
	const changes = ['one change', 'another'].map((name) => run(1, work(name), 'not_started'));
	await settle();
	await first;
	await settle();
	await Promise.all(changes);
	expect(done).toEqual(['as it was', 'one change']);
});
