import { expect, it } from 'vitest';
import { parseRefresh, refreshTarget } from './parse-refresh.ts';

const page = new URL('https://example.com/live?day=1');

it.each([
	['0; url=/rye', 'https://example.com/rye'],
	['5, "rye"', 'https://example.com/rye'],
	['0; url=http://example.com/live?day=1', 'http://example.com/live?day=1'],
	['0; url=?day=2', 'https://example.com/live?day=2'],
	['300', null],
	['300; url=https://example.com/live?day=1#news', null],
	['0; url=https://', null],
])('“%s” leads to %s', (value, target) => {
	const refresh = parseRefresh(value);
	expect(refresh && refreshTarget(refresh, page)?.href).toBe(target ?? undefined);
});

it('resolves a relative URL against the base', () => {
	const refresh = { seconds: 0, address: 'rye' };
	expect(refreshTarget(refresh, page, 'https://example.org/bread/')?.href).toBe(
		'https://example.org/bread/rye',
	);
});
