/** How many URLs were visited at a moment. */
export interface Sample {
	readonly atMs: number;
	readonly visited: number;
}

const windowMs = 20_000;

/** With the newest sample, and without those that no longer say how fast the crawl is now. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
	const recent = samples.filter(({ atMs }) => atMs > sample.atMs - windowMs);
	return [...recent, sample];
}

/** URLs a second; null until it is known. */
export function speedOf(samples: readonly Sample[]): number | null {
	const [first, last] = [samples[0], samples.at(-1)];
	if (first === undefined || last === undefined || last.atMs - first.atMs < 1000) return null;
	return ((last.visited - first.visited) * 1000) / (last.atMs - first.atMs);
}
