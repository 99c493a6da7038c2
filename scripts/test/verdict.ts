import type { Tally } from './tally.ts';

export interface Verdict {
	readonly lines: readonly string[];
	readonly exitCode: number;
}

/** The last lines of a run. In CI nothing may be left out, so there it counts as failed. */
export function verdict(tally: Tally, missingParts: readonly string[], isCi: boolean): Verdict {
	const skipped = tally.skipped > 0 ? [`${tally.skipped} skipped tests`] : [];
	const leftOut = missingParts.length + tally.skipped;
	const failed = tally.failed + (isCi ? leftOut : 0);
	const names = [...missingParts, ...skipped].join(', ');
	return {
		lines: [
			...(leftOut > 0 ? [`Left out (${leftOut}): ${names}.`] : []),
			`${tally.passed} passed, ${failed} failed`,
		],
		exitCode: failed > 0 || tally.passed === 0 ? 1 : 0,
	};
}
