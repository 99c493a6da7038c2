import { inSlices } from './in-slices.ts';

/** Work that may rest wherever it yields. */
export type Steps<Result> = Generator<void, Result>;

/** All of it now. */
export function atOnce<Result>(steps: Steps<Result>): Result {
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/** In slices, so that nobody waits; once the signal is given, it rejects with its reason. */
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
