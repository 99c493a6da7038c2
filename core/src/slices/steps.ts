import { inSlices } from './in-slices.ts';

/** Work that can pause wherever it yields. */
export type Steps<Result> = Generator<void, Result>;

/** Runs all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/**
 * Runs the steps in slices that do not block the page; rejects with the signal's reason after an
 * abort.
 */
export async function takeSteps<Result>(
	steps: Steps<Result>,
	signal?: AbortSignal,
): Promise<Result> {
	let step = steps.next();
	await inSlices(() => {
		if (!step.done) step = steps.next();
		return step.done === true;
	}, signal);
	signal?.throwIfAborted();
	// The slices end with the last step.
	return step.value as Result;
}
