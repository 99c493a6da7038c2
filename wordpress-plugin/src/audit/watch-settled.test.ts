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

test('reports the current value immediately', () => {
	expect(watchText().settled).toEqual(['']);
});

test('reports only the last change once typing pauses', () => {
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

test('reports during non-stop typing', () => {
	const { settled, type } = watchText();

	for (let count = 1; count <= 30; count++) {
		type('a'.repeat(count));
		vi.advanceTimersByTime(100);
	}

	expect(settled.length).toBeGreaterThan(1);
	expect(settled.length).toBeLessThan(4);
});

test('stays silent when nothing relevant has changed', () => {
	const { settled, type } = watchText();

	type('a');
	type('');
	vi.advanceTimersByTime(5_000);

	expect(settled).toEqual(['']);
});

test('stays silent once it is stopped', () => {
	const { settled, stop, type } = watchText();

	type('a');
	stop();
	vi.advanceTimersByTime(5_000);

	expect(settled).toEqual(['']);
});
