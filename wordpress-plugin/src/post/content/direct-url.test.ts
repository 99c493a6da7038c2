import { expect, test } from 'vitest';
import { directUrl } from './direct-url.ts';

test('finds the target of a link that was pasted with a redirect', () => {
	const url = 'https://www.google.com/url?q=https://example.com/rye&amp;sa=D';

	expect(directUrl(`<a class="x" href="${url}">Rye</a> <a href="/wheat">Wheat</a>`)).toEqual({
		written: url,
		target: 'https://example.com/rye',
	});
	expect(directUrl('<a href="/wheat">Wheat</a>')).toBeNull();
	expect(directUrl(`<p><a href="${url}">Rye</a></p>`)).toBeNull();
});
