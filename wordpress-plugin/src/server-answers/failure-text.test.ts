import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test('passes on what WordPress says', () => {
	const failure = { code: 'plumbline_unreachable', message: 'The server does not answer.' };
	expect(failureText(failure)).toBe('The server does not answer.');
});

test.each([
	new TypeError('Failed to fetch'),
	new DOMException('signal timed out', 'TimeoutError'),
	new Error('Loading chunk 210 failed.'),
	undefined,
	{ message: '' },
])('says in words of its own what a browser says: %s', (failure) => {
	expect(failureText(failure)).toContain('Check your connection');
});
