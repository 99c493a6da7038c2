import { expect, test } from 'vitest';
import { failureText, OtherPageError } from './failure-text.ts';

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

test('says that nothing was audited, and what to do', () => {
	expect(new OtherPageError('Visitors get tea.').message).toBe(
		'Visitors get tea. It was not audited, and an earlier verdict stays. Audit it again when visitors can see it.',
	);
});
