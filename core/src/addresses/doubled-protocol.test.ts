import { expect, it } from 'vitest';
import { hasDoubledProtocol } from './doubled-protocol.ts';

it.each([
	['http://https://example.com/', true],
	['https://https//example.com', true],
	['http://https%3A//example.com', true],
	['HTTPS://HTTP://example.com', true],
	[' https://http/', true],
	['https://example.com/https://example.org/', false],
	['https://https.example.com/', false],
	['/https://example.com/', false],
])('%j begins with two protocols: %j', (written, isDoubled) => {
	expect(hasDoubledProtocol(written)).toBe(isDoubled);
});
