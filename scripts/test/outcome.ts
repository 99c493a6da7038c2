import { sum, type Tally } from './tally.ts';

/** Something this machine does not have, so that the tests that need it did not run. */
export interface LeftOut {
	readonly name: string;
	readonly why: string;
}

export interface PartSeconds {
	readonly part: string;
	/** Of work, added up: what ran side by side counts twice. */
	readonly seconds: number;
}

/** The results of the tests of one kind. */
export interface Outcome {
	readonly tally: Tally;
	readonly leftOut: readonly LeftOut[];
	readonly parts: readonly PartSeconds[];
}

export const nothing: Outcome = {
	tally: { passed: 0, failed: 0, skipped: 0 },
	leftOut: [],
	parts: [],
};

export function join(outcomes: readonly Outcome[]): Outcome {
	return {
		tally: sum(outcomes.map(({ tally }) => tally)),
		leftOut: outcomes.flatMap(({ leftOut }) => leftOut),
		parts: outcomes.flatMap(({ parts }) => parts),
	};
}
