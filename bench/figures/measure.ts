/** One measured side: what it took, in milliseconds, over the rounds. */
export interface Timing {
	readonly median: number;
	readonly best: number;
}

export interface Contest {
	readonly name: string;
	readonly run: () => unknown;
}

const ROUNDS = 15;
/** A side that is quicker than this is repeated within a round, so that the clock can tell. */
const ROUND_MS = 40;
/** Until the engine has compiled what matters; judged is what a server or a long session pays. */
const WARM_UP_MS = 1000;
/** So much of a turn comes before the clock: a server that audits page after page finds its own code in the caches, not that of the other side. */
const UNTIMED_SHARE = 1 / 8;

/**
 * Runs the sides in turns, so that whatever else the machine does meets them alike. Ratios of the
 * medians are what counts; milliseconds are for orientation.
 */
export function compare(sides: readonly Contest[], rounds = ROUNDS): readonly Timing[] {
	const repeats = sides.map(warmUp);
	const times = sides.map((): number[] => []);
	for (let round = 0; round < rounds; round++) {
		for (const [index, side] of sides.entries()) {
			times[index]?.push(timeOf(side, repeats[index] ?? 1));
		}
	}
	return times.map(timing);
}

function warmUp(side: Contest): number {
	const start = performance.now();
	let runs = 0;
	for (; runs < 3 || performance.now() - start < WARM_UP_MS; runs++) side.run();
	const each = (performance.now() - start) / runs;
	return Math.max(1, Math.round(ROUND_MS / each));
}

function timeOf({ run }: Contest, repeats: number): number {
	for (let count = 0; count < Math.floor(repeats * UNTIMED_SHARE); count++) run();
	const start = performance.now();
	for (let count = 0; count < repeats; count++) run();
	return (performance.now() - start) / repeats;
}

function timing(times: readonly number[]): Timing {
	const sorted = times.toSorted((left, right) => left - right);
	return { median: sorted[sorted.length >> 1] ?? 0, best: sorted[0] ?? 0 };
}

export interface SlowContest {
	readonly name: string;
	readonly run: () => Promise<unknown>;
}

/** The same for sides that another thread or process works at: each runs once a round, after two rounds for the caches. */
export async function compareSlow(
	sides: readonly SlowContest[],
	rounds: number,
): Promise<readonly Timing[]> {
	const times = sides.map((): number[] => []);
	for (let round = -2; round < rounds; round++) {
		for (const [index, side] of sides.entries()) {
			const start = performance.now();
			await side.run();
			if (round >= 0) times[index]?.push(performance.now() - start);
		}
	}
	return times.map(timing);
}
