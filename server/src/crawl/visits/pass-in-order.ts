/** Takes a result that is awaited. */
export type Pass<Result> = (result: Promise<Result>) => {
	readonly passed: Promise<void>;
	/** Resolves when the caller may begin the next work. */
	readonly mayGoOn: Promise<unknown>;
};

/** Bounds the memory for results that wait for an earlier one. */
const mostWaiting = 100;

/**
 * Passes results on in the order in which they were given. A slow one delays what is passed on, not
 * the work on later ones.
 */
export function passInOrder<Result>(pass: (result: Result) => Promise<void>): Pass<Result> {
	let last: Promise<void> = Promise.resolve();
	let waiting = 0;
	return (result) => {
		waiting++;
		const passed = Promise.all([result, last])
			.then(([value]) => pass(value))
			.finally(() => waiting--);
		last = passed;
		return { passed, mayGoOn: waiting > mostWaiting ? passed : result };
	};
}

export const passAtOnce =
	<Result>(pass: (result: Result) => Promise<void>): Pass<Result> =>
	(result) => {
		const passed = result.then(pass);
		return { passed, mayGoOn: passed };
	};
