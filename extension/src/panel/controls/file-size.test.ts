import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
	[1, 'en', '1 byte'],
	[864, 'en', '864 bytes'],
	[864, 'ja', '864 バイト'],
	[42_345, 'en', '42.3 kB'],
	[1_234_567, 'en', '1.23 MB'],
])('writes %i bytes in %s as %j', (bytes, locale, size) => {
	expect(fileSize(bytes, locale)).toBe(size);
});
