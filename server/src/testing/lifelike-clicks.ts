import {
	autoregressive,
	negativeBinomial,
	normal,
	type Random,
	siteFactors,
} from './simulated-clicks.ts';

export interface LifelikePage {
	readonly clicks: Uint32Array;
	readonly impressions: Uint32Array;
	readonly topic: string;
	/** The day of its first impression; 0 for pages that are older than the figures. */
	readonly born: number;
}

export interface LifelikeSite {
	readonly pages: number;
	readonly days: number;
	readonly topics: number;
	/** The median page’s clicks a day. */
	readonly clicksPerDay: number;
	/** From this day on nothing happens: no shock, update, spike or outage begins. */
	readonly quietFrom?: number;
}

/**
 * Harder than `simulatedClicks`: pages of a topic share a season, a drift and updates of the search
 * engine; some pages are young, some had a spike or an outage, and few pages have most of the clicks.
 */
export function lifelikeClicks(site: LifelikeSite, random: Random): readonly LifelikePage[] {
	const { days, pages, quietFrom = days } = site;
	const shared = siteFactors(days, random, quietFrom);
	const topics = topicFactors(site, random);
	return Array.from({ length: pages }, (_, page) => {
		const topic = page % topics.length;
		const usual = ownFactors(site, random).map(
			(value, day) => value * shared[day]! * topics[topic]![day]!,
		);
		const born = random() < 0.12 ? Math.floor(random() * (days - 60)) : 0;
		if (born > 0) grow(usual, born, 20 + 30 * random());
		if (random() < 0.15) spike(usual, Math.floor(random() * quietFrom), random);
		if (random() < 0.05) {
			const from = Math.floor(random() * quietFrom);
			usual.fill(0, from, from + 4 + Math.floor(20 * random()));
		}
		const size = 2 + 18 * random();
		const clicks = Uint32Array.from(usual, (mean) => negativeBinomial(mean, size, random));
		const impressions = clicks.map((count, day) => (usual[day] === 0 ? 0 : 15 * count + 3));
		return { clicks, impressions, topic: `topic-${topic}`, born };
	});
}

function topicFactors(
	{ days, quietFrom = days, topics }: LifelikeSite,
	random: Random,
): readonly Float64Array[] {
	const factors = Array.from({ length: topics }, () => {
		const season = 0.35 * Math.abs(normal(random));
		const phase = random();
		let drift = 0;
		return Float64Array.from({ length: days }, (_, day) => {
			drift += 0.006 * normal(random);
			return drift + season * Math.cos(2 * Math.PI * (day / 365 + phase));
		});
	});
	for (let update = 0; update < 2; update++) {
		const from = Math.floor(random() * quietFrom);
		for (const factor of factors) {
			if (random() < 0.5) continue;
			const shift = 0.35 * normal(random);
			for (let day = from; day < days; day++) factor[day]! += shift;
		}
	}
	return factors.map((factor) => factor.map(Math.exp));
}

/** A page’s level, its random walk, and days that depend on the days before. */
function ownFactors({ clicksPerDay, days }: LifelikeSite, random: Random): Float64Array {
	const level = random() < 0.1 ? 2 * (1 - random()) ** (-1 / 1.5) : Math.exp(normal(random));
	let walk = 0;
	return autoregressive(days, 0.85, 0.25, random).map((value) => {
		walk += 0.01 * normal(random);
		return clicksPerDay * level * Math.exp(walk + value);
	});
}

function grow(usual: Float64Array, born: number, scale: number): void {
	usual.fill(0, 0, born);
	for (let day = born; day < usual.length; day++) {
		usual[day]! *= 1 - Math.exp(-(day - born + 1) / scale);
	}
}

function spike(usual: Float64Array, from: number, random: Random): void {
	const height = 2 + 8 * random();
	const scale = 2 + 5 * random();
	for (let day = from; day < Math.min(from + 40, usual.length); day++) {
		usual[day]! *= 1 + height * Math.exp(-(day - from) / scale);
	}
}
