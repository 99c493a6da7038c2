import { expect, test } from 'vitest';
import { isSamePage } from './same-page.ts';

const page = 'https://bakery.example/bread?id=1';

test.each([
	['http://www.bakery.example/bread/?id=1#top', true],
	['https://bakery.example/bread?utm_source=mail&id=1&gclid=x', true],
	['https://bakery.example/bread?id=2', false],
	['https://bakery.example/rye?id=1', false],
	['not an address', false],
])('%s is the same page: %s', (other, isSame) => {
	expect(isSamePage(page, other)).toBe(isSame);
});
