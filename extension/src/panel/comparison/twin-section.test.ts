import { expect, test } from 'vitest';
import { parseTwinAddress, twinUrl } from './twin-section.tsx';

const own = 'https://bakery.example/bread?loaf=rye#crust';

test.each([
	['staging.bakery.example', 'https://staging.bakery.example'],
	[' http://localhost:3000/any/page ', 'http://localhost:3000'],
	['https://bakery.example/', null],
	['', null],
	['javascript://x', null],
	['https://user:secret@staging.example', null],
	['not a host', null],
])('reads “%s” as %s', (typed, origin) => {
	expect(parseTwinAddress(typed, own)).toBe(origin);
});

test('opens the same path and query on the twin', () => {
	expect(twinUrl(own, 'http://localhost:3000')).toBe('http://localhost:3000/bread?loaf=rye');
});
