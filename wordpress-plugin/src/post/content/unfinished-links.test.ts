import { expect, test } from 'vitest';
import { withEmptyUrls } from './unfinished-links.ts';

test('a link to “#” waits for its URL, unless it leads to the top', () => {
	expect(withEmptyUrls('<a class="x" href="#">our guide</a> <a href="#">Back to top</a>')).toBe(
		'<a class="x" href="">our guide</a> <a href="#">Back to top</a>',
	);
	expect(withEmptyUrls('<a href="#crust">crust</a>')).toBe('<a href="#crust">crust</a>');
});
