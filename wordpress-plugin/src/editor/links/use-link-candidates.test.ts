import { expect, test } from 'vitest';
import { linkedAddresses } from './use-link-candidates.ts';

test('reads the addresses of links as a browser would', () => {
	const html =
		'<p><a href="https://example.com/?p=1&amp;x=2">One</a> <a class="b" href="/two">2</a></p>';

	expect(linkedAddresses([html, '<p>None</p>'])).toEqual(['https://example.com/?p=1&x=2', '/two']);
});
