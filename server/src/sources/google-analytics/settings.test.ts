import { expect, test } from 'vitest';
import { propertyNumber } from './settings.ts';

test.each([
	['123456789', '123456789'],
	[' properties/123456789 ', '123456789'],
	['G-ABC123', null],
	['UA-12345-1', null],
	['', null],
])('“%s” is the property %s', (text, number) => {
	expect(propertyNumber(text)).toBe(number);
});
