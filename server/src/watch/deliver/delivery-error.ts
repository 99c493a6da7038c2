/** A message did not arrive. Its text never contains the address, which may be a key. */
export class DeliveryError extends Error {
	/** Null if a later attempt cannot help either. */
	readonly retryAfterMs: number | null;

	constructor(message: string, retryAfterMs: number | null, options?: ErrorOptions) {
		super(message, options);
		this.retryAfterMs = retryAfterMs;
	}
}
