let last: Promise<unknown> = Promise.resolve();

/**
 * Changes the policy once all changes before have been answered, well or not: WordPress reads it,
 * changes a part and writes all of it.
 */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
	const done = last.then(change);
	last = done.catch(() => {});
	return done;
}
