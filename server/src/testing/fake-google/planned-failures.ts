import type { FakeFailureName } from './google-errors.ts';

export interface FailureTerms {
	/** A text in the paths that fail; all of them without it. */
	readonly path?: string;
	readonly times?: number;
}

/** Failures that a test has ordered, in that order. */
export function plannedFailures() {
	const planned: { failure: FakeFailureName; path: string; times: number }[] = [];
	return {
		order: (failure: FakeFailureName, { path = '/', times = 1 }: FailureTerms = {}): void => {
			planned.push({ failure, path, times });
		},
		/** The one that this request meets; null for none. */
		next: (path: string): FakeFailureName | null => {
			const next = planned.find((plan) => plan.times > 0 && path.includes(plan.path));
			if (next === undefined) return null;
			next.times--;
			return next.failure;
		},
	};
}
