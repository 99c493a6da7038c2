import type { Day } from '../../facts/day.ts';
import type { FakeSearchData, SearchQuery } from './search-rows.ts';

export interface FakeCounts {
	readonly impressions: number;
	readonly clicks: number;
	readonly position: number;
}

export const noCounts: FakeCounts = { impressions: 0, clicks: 0, position: 0 };

/** A page that was shown for a query. */
export interface ShownQuery {
	/** Null for rare queries, which Google does not disclose. */
	readonly query: string | null;
	readonly page: string;
	/** 0 for the best page of the query; only it counts for the property. */
	readonly place: number;
	readonly counts: FakeCounts;
}

type Limits = Pick<SearchQuery, 'country' | 'device' | 'type' | 'today'>;

/** Everything that was shown on a day, as the property knows it at the time of the request. */
export function* shownOn(data: FakeSearchData, limits: Limits, day: Day): Generator<ShownQuery> {
	if (!data.types.includes(limits.type)) return;
	for (let index = 0; index < data.queries; index++) {
		const full = countsOf(limits, day, index);
		if (full.impressions === 0) continue;
		const pages = pagesOf(data, index);
		const counts = early(lifted(full, data, pages, day), data, limits, day);
		for (const [place, page] of pages.entries()) {
			yield { query: queryText(index), page, place, counts: behind(counts, place) };
		}
		const secret = secretBeside(counts, day, index);
		if (secret.impressions > 0)
			yield { query: null, page: pages[0] ?? '', place: 0, counts: secret };
	}
}

function queryText(index: number): string {
	const words = ['sourdough', 'rye bread', 'croissant', 'baguette', '食パン', 'wedding cake'];
	return `${words[index % words.length]} ${Math.floor(index / words.length)}`;
}

const shares: Readonly<Record<string, number>> = { web: 1, image: 0.4, discover: 0.5 };

function countsOf({ country, device, type }: Limits, day: Day, index: number): FakeCounts {
	const share = (country === null ? 1 : 0.5) * (device === null ? 1 : 0.4) * (shares[type] ?? 0.2);
	const chance = seeded('day', day, index);
	// Some queries do not occur every day.
	if (chance < 0.15) return noCounts;
	const impressions = Math.max(1, Math.round(share * (400 / (index + 1) + 3) * (0.5 + chance)));
	const position = 1 + seeded('position', index) * 30 + chance;
	return { impressions, clicks: Math.floor(impressions / (2 + position)), position };
}

function lifted(
	counts: FakeCounts,
	{ lift }: FakeSearchData,
	[page]: readonly string[],
	day: Day,
): FakeCounts {
	if (lift === undefined || lift.page !== page || day < lift.fromDay) return counts;
	return {
		impressions: Math.round(counts.impressions * lift.factor),
		clicks: Math.round(counts.clicks * lift.factor),
		position: counts.position,
	};
}

/** The newest days lack clicks, which Google adds later. */
function early(
	counts: FakeCounts,
	{ correctedDays }: FakeSearchData,
	{ today }: Limits,
	day: Day,
): FakeCounts {
	if (today - day >= correctedDays) return counts;
	const { impressions, clicks, position } = counts;
	return {
		impressions: Math.max(1, Math.floor(impressions * 0.9)),
		clicks: Math.floor(clicks * 0.7),
		position,
	};
}

/** About a fifth of all clicks come from rare queries, and they concern every page. */
function secretBeside(
	{ impressions, clicks, position }: FakeCounts,
	day: Day,
	index: number,
): FakeCounts {
	const luck = seeded('secret', day, index);
	return {
		impressions: Math.round(impressions * 0.3 + luck),
		clicks: Math.min(Math.round(impressions * 0.3 + luck), Math.round(clicks * 0.2 + luck * 0.7)),
		position: position + 2,
	};
}

/** Every third query shows two pages, and both count. */
function pagesOf({ origin, pages }: FakeSearchData, index: number): string[] {
	const page = `${origin}/page-${index % pages}`;
	return index % 3 === 0 ? [page, `${origin}/blog/${index % 7}?utm_source=feed`] : [page];
}

function behind({ impressions, clicks, position }: FakeCounts, place: number): FakeCounts {
	return place === 0
		? { impressions, clicks, position }
		: { impressions, clicks: 0, position: position + 3 };
}

/** A number from 0 to 1, always the same for the same words and numbers. */
export function seeded(...parts: readonly (string | number)[]): number {
	let hash = 2166136261;
	for (const character of parts.join('|')) {
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
	}
	hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
	hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
	return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
