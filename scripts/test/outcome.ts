import { sum, type Tally } from './tally.ts';

/** Something that is missing on this machine, so that its tests did not run. */
export interface LeftOut {
	readonly name: string;
	readonly why: string;
}

export interface PartSeconds {
	readonly part: string;
	/** Seconds of work; parallel work is added up. */
	readonly seconds: number;
}

/** The results of the tests of one kind. */
export interface Outcome {
	readonly tally: Tally;
	readonly leftOut: readonly LeftOut[];
	/** Failed tests by file and title, as far as the runner named them. */
	readonly failures: readonly string[];
	readonly parts: readonly PartSeconds[];
}

export const nothing: Outcome = {
	tally: { passed: 0, failed: 0, skipped: 0 },
	leftOut: [],
	failures: [],
	parts: [],
};

export function join(outcomes: readonly Outcome[]): Outcome {
	return {
		tally: sum(outcomes.map(({ tally }) => tally)),
		leftOut: outcomes.flatMap(({ leftOut }) => leftOut),
		failures: outcomes.flatMap(({ failures }) => failures),
		parts: outcomes.flatMap(({ parts }) => parts),
	};
}
