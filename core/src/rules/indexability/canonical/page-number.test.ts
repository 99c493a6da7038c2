import { expect, it } from 'vitest';
import { firstPage, pageNumber } from './page-number.ts';

it.each([
	['https://example.com/bread/page/2/', 2, 'https://example.com/bread/'],
	['https://example.com/bread?page=3', 3, 'https://example.com/bread'],
	['https://example.com/bread?sort=new&paged=4', 4, 'https://example.com/bread?sort=new'],
	['https://example.com/brot/seite-2', 2, 'https://example.com/brot'],
	['https://example.com/page/2', 2, 'https://example.com/'],
	['https://example.com/bread', null, 'https://example.com/bread'],
	['https://example.com/bread?page=all', null, 'https://example.com/bread'],
	['https://example.com/homepage2', null, 'https://example.com/homepage2'],
])('%s is part %s of %s', (address, number, first) => {
	expect(pageNumber(new URL(address))).toBe(number);
	expect(firstPage(new URL(address)).href.replace(/(?<=com\/\w+)\/$/, '')).toBe(
		first.replace(/(?<=com\/\w+)\/$/, ''),
	);
});
