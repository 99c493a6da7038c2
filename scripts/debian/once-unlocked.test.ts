import { expect, test } from 'vitest';
import { type Attempt, onceUnlocked } from './once-unlocked.ts';

const locked = 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 42 (apt)';

test('tries again until the lock is free, and says once that it is waiting', async () => {
	const { said, waiting } = clock();
	const results = [failed(locked), failed(locked), done];

	const result = await onceUnlocked(() => Promise.resolve(results.shift() ?? done), waiting);

	expect(result).toBe(done);
	expect(said).toEqual([
		'A different program is using apt (/var/lib/apt/lists/lock, held by process 42 (apt)). Waiting up to five minutes …',
	]);
});

test('says that it is waiting while apt itself waits', async () => {
	const { said, waiting } = clock();

	await onceUnlocked((sawLock) => {
		sawLock('/var/lib/dpkg/lock-frontend');
		expect(said).toHaveLength(1);
		return Promise.resolve(done);
	}, waiting);

	expect(said).toHaveLength(1);
});

test('gives up after five minutes', async () => {
	const { waited, waiting } = clock();

	const result = await onceUnlocked(() => Promise.resolve(failed(locked)), waiting);

	expect(result.code).toBe(100);
	expect(waited()).toBe(300_000);
});

test('does not wait when something else is wrong', async () => {
	const { waited, waiting } = clock();

	await onceUnlocked(() => Promise.resolve(failed('E: Unable to locate package x')), waiting);

	expect(waited()).toBe(0);
});

const done: Attempt = { code: 0, output: 'Done', printed: 'Done' };
const failed = (output: string): Attempt => ({ code: 100, output, printed: '' });

function clock() {
	let now = 1_000;
	const said: string[] = [];
	return {
		said,
		waited: () => now - 1_000,
		waiting: {
			say: (line: string) => said.push(line),
			now: () => now,
			wait: (milliseconds: number) => {
				now += milliseconds;
				return Promise.resolve();
			},
		},
	};
}
