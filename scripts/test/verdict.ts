import type { Outcome } from './outcome.ts';

export interface Verdict {
	readonly lines: readonly string[];
	readonly exitCode: number;
}

/** The last lines of a run. In CI nothing may be left out, so there it counts as failed. */
export function verdict({ leftOut, tally }: Outcome, isCi: boolean): Verdict {
	const reasons = [
		...leftOut.map(({ name, why }) => `  ${name}: ${why}.`),
		...(tally.skipped > 0 ? [`  ${tally.skipped} skipped tests.`] : []),
	];
	const count = leftOut.length + tally.skipped;
	const failed = tally.failed + (isCi ? count : 0);
	return {
		lines: [
			...(count > 0 ? [`Left out (${count}):`, ...reasons] : []),
			`${tally.passed} passed, ${failed} failed`,
		],
		exitCode: failed > 0 || tally.passed === 0 ? 1 : 0,
	};
}
