import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSettled } from './watch-settled.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function watchText() {
	let text = '';
	let notify = () => {};
	const settled: string[] = [];
	const stop = watchSettled({
		read: () => text,
		isSame: Object.is,
		subscribe(onChange) {
			notify = onChange;
			return () => {
				notify = () => {};
			};
		},
		onSettled: (value) => settled.push(value),
	});
	const type = (next: string) => {
		text = next;
		notify();
	};
	return { settled, stop, type };
}

test('hands over what is there at once', () => {
	expect(watchText().settled).toEqual(['']);
});

test('hands over a change when the typing pauses, and only the last of it', () => {
	const { settled, type } = watchText();

	type('a');
	vi.advanceTimersByTime(150);
	type('ab');
	vi.advanceTimersByTime(1_000);

	expect(settled).toEqual(['', 'ab']);
});

test('leaves time for the audit within 300 ms of the last key', () => {
	const { settled, type } = watchText();

	type('a');
	vi.advanceTimersByTime(70);
	type('ab');
	vi.advanceTimersByTime(250);

	expect(settled).toEqual(['', 'ab']);
});

test('does not wait for ever for somebody who never pauses', () => {
	const { settled, type } = watchText();

	for (let count = 1; count <= 30; count++) {
		type('a'.repeat(count));
		vi.advanceTimersByTime(100);
	}

	expect(settled.length).toBeGreaterThan(1);
	expect(settled.length).toBeLessThan(4);
});

test('says nothing when nothing that counts has changed', () => {
	const { settled, type } = watchText();

	type('a');
	type('');
	vi.advanceTimersByTime(5_000);

	expect(settled).toEqual(['']);
});

test('says nothing any more once it is stopped', () => {
	const { settled, stop, type } = watchText();

	type('a');
	stop();
	vi.advanceTimersByTime(5_000);

	expect(settled).toEqual(['']);
});
