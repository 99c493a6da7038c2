import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work that ends when told to, and the names of what was done. */
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

test('who asks twice at once gets one piece of work', async () => {
	const { done, run, settle, work } = scene();
	const both = [run(1, work('first'), 'any'), run(1, work('second'), 'any')];
	await settle();
	await Promise.all(both);
	expect(done).toEqual(['first']);
});

test('what happens while work is under way is not lost in it', async () => {
	const { done, run, settle, work } = scene();
	const first = run(1, work('the page that goes'), 'any');
	const second = run(1, work('the page that comes'), 'own');
	await settle();
	await first;
	await settle();
	await second;
	expect(done).toEqual(['the page that goes', 'the page that comes']);
});

test('another tab does not wait', async () => {
	const { done, run, settle, work } = scene();
	void run(1, work('one'), 'any');
	const other = run(2, work('two'), 'any');
	await settle();
	await settle();
	await other;
	expect(done).toEqual(['one', 'two']);
});

test('work that fails does not take along what waits for it', async () => {
	const { done, run, settle, work } = scene();
	const first = run(1, () => Promise.reject(new Error('The page has gone.')), 'any');
	const second = run(1, work('the page that comes'), 'own');
	await expect(first).rejects.toThrow('gone');
	await settle();
	await second;
	expect(done).toEqual(['the page that comes']);
});

test('whatever happens while work is under way is seen by one more piece of it', async () => {
	const { done, run, settle, work } = scene();
	const first = run(1, work('as it was'), 'unbegun');
	await Promise.resolve();
	const changes = ['one change', 'another'].map((name) => run(1, work(name), 'unbegun'));
	await settle();
	await first;
	await settle();
	await Promise.all(changes);
	expect(done).toEqual(['as it was', 'one change']);
});
