import { describe, expect, it } from 'vitest';
import { isFileName } from './file-name.ts';

describe('isFileName', () => {
	it.each([
		['loaf.jpg', '', true],
		['Rye Bread.PNG', '', false],
		['IMG_1234', '', true],
		['DSC 0042', '', true],
		['Screenshot 2026-11-20', '', true],
		['loaf_02', '/images/loaf_02-300x200.jpg?v=1', true],
		['fresh-bread-from-the-oven', '/images/fresh-bread-from-the-oven.jpg', true],
		['302922621', '/images/302922621', true],
		['Coca-Cola', '/images/coca-cola.png', false],
		['de_DE', '/flags/de_DE.png', false],
		['Covid-19', '/images/covid-19.jpg', false],
		['Bakery24', '/logo/bakery24.svg', false],
		['2026', '/images/chart.png', false],
		['Image 3 of the crust', '', false],
		['Python 3.11', '', false],
		['Node.js', '', false],
	])('%j of %j: %j', (alt, src, isOne) => {
		expect(isFileName(alt, src)).toBe(isOne);
	});
});
