const BYTES = 16;

/** Makes one of what is sent twice. `crypto.randomUUID` is missing where a site has no https. */
export const newIdempotencyKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
		byte.toString(16).padStart(2, '0'),
	).join('');
