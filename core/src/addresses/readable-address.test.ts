import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
	['/brot/br%C3%B6tchen', '/brot/brötchen'],
	['/%E3%83%91%E3%83%B3', '/パン'],
	['/100%', '/100%'],
	['/caf%E9', '/caf%E9'],
	['/a%20b', '/a%20b'],
	['/%E2%80%AEgpj.exe', '/%E2%80%AEgpj.exe'],
	['/a%00%0A', '/a%00%0A'],
])('shows %s as %s', (address, shown) => {
	expect(readableAddress(address)).toBe(shown);
});
