let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a change of the policy once all earlier ones have finished, even if they failed: WordPress
 * reads the whole policy, changes a part and writes it back, so concurrent changes would be lost.
 */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
	const done = last.then(change);
	last = done.catch(() => {});
	return done;
}
