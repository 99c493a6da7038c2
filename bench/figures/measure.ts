/** The times of one side in ms, over all rounds. */
export interface Timing {
	readonly median: number;
	readonly best: number;
}

export interface Contest {
	readonly name: string;
	readonly run: () => unknown;
}

const usualRounds = 15;
/** In ms. Faster code is repeated within a round, because of the clock's resolution. */
const roundMs = 40;
/** In ms. Lets the engine compile the hot code: the figures are about servers and long sessions. */
const warmUpMs = 1000;
/**
 * Share of the repeats that run before the clock starts. They fill the CPU caches: a server that
 * audits page after page does not find another side's code in them.
 */
const untimedShare = 1 / 8;

/**
 * Runs the sides alternately, so that other load on the machine affects all alike. Ratios of the
 * medians count; milliseconds are for orientation.
 */
export function compare(sides: readonly Contest[], rounds = usualRounds): readonly Timing[] {
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
	for (; runs < 3 || performance.now() - start < warmUpMs; runs++) side.run();
	const each = (performance.now() - start) / runs;
	return Math.max(1, Math.round(roundMs / each));
}

function timeOf({ run }: Contest, repeats: number): number {
	for (let count = 0; count < Math.floor(repeats * untimedShare); count++) run();
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

/**
 * The same for work in a different thread or process: each side runs once per round, after two
 * rounds that fill the caches.
 */
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
