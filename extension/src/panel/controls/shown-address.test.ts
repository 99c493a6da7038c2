import { expect, test } from 'vitest';
import { shownAddress } from './shown-address.ts';

test.each([
	['https://example.com/br%C3%B6tchen', 'example.com/brötchen'],
	['mailto:a@example.com', 'mailto:a@example.com'],
	['https://example.com/%E2%80%AEgpj', 'example.com/%E2%80%AEgpj'],
])('shows %s as %s', (address, shown) => {
	expect(shownAddress(address)).toBe(shown);
});

test('shortens long URLs', () => {
	expect(shownAddress(`data:,${'x'.repeat(100_000)}`)).toHaveLength(201);
});
