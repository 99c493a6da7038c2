export interface Tally {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
}

/** A runner that could not even start, or died. */
export const oneFailure: Tally = { passed: 0, failed: 1, skipped: 0 };

export function sum(tallies: readonly Tally[]): Tally {
	return {
		passed: total(tallies.map(({ passed }) => passed)),
		failed: total(tallies.map(({ failed }) => failed)),
		skipped: total(tallies.map(({ skipped }) => skipped)),
	};
}

/** What a runner reported, corrected by how it ended: an error outside of tests is a failure. */
export function withExitCode(tally: Tally, exitCode: number): Tally {
	return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function total(numbers: readonly number[]): number {
	return numbers.reduce((sum, each) => sum + each, 0);
}
