import { expect, test } from 'vitest';
import { fileSizes } from './file-sizes.ts';

const sizeOf = fileSizes([
	{ name: 'https://example.com/loaf.jpg', encodedBodySize: 5000 },
	{ name: 'https://example.com/loaf.jpg', encodedBodySize: 0 },
	{ name: 'https://example.com/icons.svg', encodedBodySize: 700 },
	{ name: 'https://cdn.example/crust.webp', encodedBodySize: 0 },
	{ name: 'https://example.com/old-browser.png' },
]);

test.each([
	['https://example.com/loaf.jpg', 5000],
	['https://example.com/icons.svg#oven', 700],
	['https://cdn.example/crust.webp', null],
	['https://example.com/old-browser.png', null],
	['https://example.com/never-fetched.png', null],
	['', null],
])('gives “%s” a size of %s', (address, size) => {
	expect(sizeOf(address)).toBe(size);
});
