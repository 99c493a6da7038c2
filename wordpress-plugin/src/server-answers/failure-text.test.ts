import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test('shows the message from WordPress', () => {
	const failure = { code: 'plumbline_unreachable', message: 'The server does not answer.' };
	expect(failureText(failure)).toBe('The server does not answer.');
});

test.each([
	new TypeError('Failed to fetch'),
	new DOMException('signal timed out', 'TimeoutError'),
	new Error('Loading chunk 210 failed.'),
	undefined,
	{ message: '' },
])('replaces the browser’s error message: %s', (failure) => {
	expect(failureText(failure)).toContain('Check your connection');
});
