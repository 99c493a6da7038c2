export interface Tally {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
}

/** For a runner that could not start, or died. */
export const oneFailure: Tally = { passed: 0, failed: 1, skipped: 0 };

export function sum(tallies: readonly Tally[]): Tally {
	return {
		passed: total(tallies.map(({ passed }) => passed)),
		failed: total(tallies.map(({ failed }) => failed)),
		skipped: total(tallies.map(({ skipped }) => skipped)),
	};
}

/** A runner's counts, corrected by its exit code: an error outside the tests is a failure. */
export function withExitCode(tally: Tally, exitCode: number): Tally {
	return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function total(numbers: readonly number[]): number {
	return numbers.reduce((sum, each) => sum + each, 0);
}
