import { afterEach, expect, test, vi } from 'vitest';
import { newIdempotencyKey } from './idempotency-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('is another each time', () => {
	expect(newIdempotencyKey()).toMatch(/^[\w-]{16,64}$/);
	expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});

test('is made on a site without https too, where browsers make no UUIDs', () => {
	vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });

	expect(newIdempotencyKey()).toBe('0a'.repeat(16));
});
