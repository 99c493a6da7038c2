import type { Outcome } from './outcome.ts';

export interface Verdict {
	readonly lines: readonly string[];
	readonly exitCode: number;
}

/**
 * The last lines of a run; a log that is cut off elsewhere still names the failed tests. In CI
 * nothing may be left out, so missing parts count as failures.
 */
export function verdict({ failures, leftOut, tally }: Outcome, isCi: boolean): Verdict {
	const reasons = [
		...leftOut.map(({ name, why }) => `  ${name}: ${why}.`),
		...(tally.skipped > 0 ? [`  ${tally.skipped} skipped tests.`] : []),
	];
	const count = leftOut.length + tally.skipped;
	const failed = tally.failed + (isCi ? count : 0);
	return {
		lines: [
			...(failures.length > 0 ? ['Failed:', ...failures.map((each) => `  ${each}`)] : []),
			...(count > 0 ? [`Left out (${count}):`, ...reasons] : []),
			`${tally.passed} passed, ${failed} failed`,
		],
		exitCode: failed > 0 || tally.passed === 0 ? 1 : 0,
	};
}
