const BYTES = 16;

/**
 * Makes two requests with the same key count as one. Not `crypto.randomUUID`, which is missing on
 * sites without HTTPS.
 */
export const newIdempotencyKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
		byte.toString(16).padStart(2, '0'),
	).join('');
