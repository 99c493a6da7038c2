import { afterEach, expect, test, vi } from 'vitest';
import { newIdempotencyKey } from './idempotency-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('is different every time', () => {
	expect(newIdempotencyKey()).toMatch(/^[\w-]{16,64}$/);
	expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});

test('works on a site without https, where browsers have no randomUUID', () => {
	vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });

	expect(newIdempotencyKey()).toBe('0a'.repeat(16));
});
