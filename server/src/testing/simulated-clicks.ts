/** A random number generator with its own state, so that a simulation can be repeated. */
export type Random = () => number;

/** Mulberry32. */
export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

export interface SimulatedSite {
	readonly pages: number;
	readonly days: number;
	/** The median page’s clicks a day. */
	readonly clicksPerDay: number;
	/** A factor for a page and day, such as the effect of a change. */
	readonly effect?: (page: number, day: number) => number;
}

export const weekdays = [1.12, 1.15, 1.13, 1.1, 1, 0.72, 0.78];

/**
 * Clicks by page and day as on real sites: a weekly rhythm, a site that drifts and suffers shocks,
 * pages that trend and drift on their own, and clicks that scatter more than pure chance.
 */
export function simulatedClicks(
	{ clicksPerDay, days, effect = () => 1, pages }: SimulatedSite,
	random: Random,
): readonly Uint32Array[] {
	const site = siteFactors(days, random);
	return Array.from({ length: pages }, (_, page) => {
		const level = clicksPerDay * Math.exp(0.6 * normal(random));
		const trend = (0.3 * normal(random)) / 365;
		const drift = autoregressive(days, 0.9, 0.25, random);
		return Uint32Array.from({ length: days }, (_, day) => {
			const usual = level * Math.exp(trend * day + drift[day]!) * site[day]!;
			return negativeBinomial(usual * effect(page, day), 8, random);
		});
	});
}

export function siteFactors(days: number, random: Random, quietFrom = days): Float64Array {
	const drift = autoregressive(days, 0.97, 0.15, random);
	const shockDay = Math.floor(random() * quietFrom);
	const shock = 0.4 * normal(random);
	return drift.map(
		(value, day) => Math.exp(value + (day >= shockDay ? shock : 0)) * weekdays[day % 7]!,
	);
}

/** Each day keeps this share of the day before; the deviation is that of a single day. */
export function autoregressive(
	days: number,
	kept: number,
	deviation: number,
	random: Random,
): Float64Array {
	const fresh = deviation * Math.sqrt(1 - kept ** 2);
	let value = deviation * normal(random);
	return Float64Array.from({ length: days }, () => {
		const today = value;
		value = kept * value + fresh * normal(random);
		return today;
	});
}

export function normal(random: Random): number {
	return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A count with this mean; the smaller the size, the more it scatters. */
export function negativeBinomial(mean: number, size: number, random: Random): number {
	return poisson((mean * gamma(size, random)) / size, random);
}

/** Marsaglia and Tsang, for shapes from 1. */
function gamma(shape: number, random: Random): number {
	const d = shape - 1 / 3;
	for (;;) {
		const x = normal(random);
		const v = (1 + x / Math.sqrt(9 * d)) ** 3;
		if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
	}
}

function poisson(mean: number, random: Random): number {
	if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
	const floor = Math.exp(-mean);
	let count = 0;
	for (let product = random(); product > floor; product *= random()) count++;
	return count;
}
