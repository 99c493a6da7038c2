import type { FakeFailureName } from './google-errors.ts';

export interface FailureTerms {
	/** A part of the paths that fail; default: all. */
	readonly path?: string;
	readonly times?: number;
}

/** Failures that a test has planned, in order. */
export function plannedFailures() {
	const planned: { failure: FakeFailureName; path: string; times: number }[] = [];
	return {
		order: (failure: FakeFailureName, { path = '/', times = 1 }: FailureTerms = {}): void => {
			planned.push({ failure, path, times });
		},
		/** The failure for this request; null if there is none. */
		next: (path: string): FakeFailureName | null => {
			const next = planned.find((plan) => plan.times > 0 && path.includes(plan.path));
			if (next === undefined) return null;
			next.times--;
			return next.failure;
		},
	};
}
