const firstWaitMs = 60_000;
const longestWaitMs = 3_600_000;

/** How long to wait after the nth failure: twice as long each time, randomized so that retries do not coincide. */
export function backOffMs(attempts: number, random: () => number): number {
	const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, attempts - 1));
	return Math.round(waitMs * (0.5 + random() / 2));
}
