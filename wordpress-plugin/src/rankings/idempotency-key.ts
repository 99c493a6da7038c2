const bytes = 16;

/**
 * A key for a write: two requests with the same key count as one. Sites without HTTPS lack
 * `crypto.randomUUID`.
 */
export const newIdempotencyKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
		byte.toString(16).padStart(2, '0'),
	).join('');
