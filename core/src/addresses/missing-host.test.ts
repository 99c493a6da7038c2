import { expect, it } from 'vitest';
import { lacksHost } from './missing-host.ts';

it.each([
	['https:///bread/sourdough', true],
	[' HTTP:////bread', true],
	['https:/bread/sourdough', true],
	['https:bread', true],
	['https:///?page=1.html', true],
	['https:///example.com/bread', false],
	['https:\\\\example.com/bread', false],
	['https://bread/', false],
	['//example.com/', false],
	['/bread', false],
	['///bread', false],
	['httpsbread', false],
])('%j lacks its host: %j', (written, isLacking) => {
	expect(lacksHost(written)).toBe(isLacking);
});
