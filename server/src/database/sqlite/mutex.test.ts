import { expect, test } from 'vitest';
import { createMutex, type Mutex, type Release } from './mutex.ts';

/** Takes a turn, logs it, and returns the function that ends it. */
async function take(turns: Mutex, log: string[], name: string): Promise<Release> {
	const release = await turns.take(10_000);
	log.push(name);
	return release ?? (() => undefined);
}

test('lets callers in one at a time, in order of arrival', async () => {
	const turns = createMutex();
	const log: string[] = [];
	const [first, second, third] = ['first', 'second', 'third'].map((name) => take(turns, log, name));
	const release = await first;
	expect(log).toEqual(['first']);
	release?.();
	(await second)?.();
	await third;
	expect(log).toEqual(['first', 'second', 'third']);
});

test('a caller that waits too long gets no lock, and does not block those behind it', async () => {
	const turns = createMutex();
	const release = await turns.take(1000);
	const impatient = turns.take(5);
	const patient = turns.take(10_000);
	expect(await impatient).toBeNull();
	release?.();
	expect(await patient).not.toBeNull();
});

test('releasing a lock twice releases it once', async () => {
	const turns = createMutex();
	const first = await turns.take(1000);
	const second = turns.take(1000);
	const third = turns.take(5);
	first?.();
	first?.();
	await second;
	expect(await third).toBeNull();
});
