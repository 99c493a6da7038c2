/** A successful look is reused for this long, so that health checks cannot keep the server busy. */
const freshMs = 250;

/** Simultaneous callers share one look. */
export function sharedLook(look: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | undefined;
	let goodUntilMs = Number.NEGATIVE_INFINITY;
	return () => {
		if (performance.now() < goodUntilMs) return Promise.resolve();
		running ??= look()
			.then(() => {
				goodUntilMs = performance.now() + freshMs;
			})
			.finally(() => {
				running = undefined;
			});
		return running;
	};
}
