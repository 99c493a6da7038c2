import type { Twins } from '../page/site-facts.ts';
import { fingerprintDistance } from '../text/text-fingerprint.ts';
import type { PackedPage } from './packed-page.ts';

/** Pages that say the same, by what they say. */
export interface TwinGroups {
	add(page: PackedPage): void;
	/** The others that say what this page says; versions in other languages do not count. */
	twinsOf(page: PackedPage): Twins;
}

type Words = (page: PackedPage) => string | null;

/** So many pages of a group are looked through; a group that large is a template. */
const mostCompared = 2000;

export function createTwinGroups(words: Words): TwinGroups {
	const groups = new Map<string, PackedPage[]>();
	const keyOf = (page: PackedPage) => words(page)?.normalize('NFKC').trim().toLowerCase() || null;
	return {
		add(page) {
			const key = keyOf(page);
			if (key !== null) addTo(groups, key, page);
		},
		twinsOf(page) {
			const key = keyOf(page);
			return twinsAmong(page, (key !== null && groups.get(key)) || []);
		},
	};
}

/** Of 64 bits; with as many bands and one, two texts that near share at least one band. */
const mostDifferentBits = 3;
const bandBits = 16;

/** The same for main texts that differ in a few words only. */
export function createTextTwinGroups(): TwinGroups {
	const bands = new Map<string, PackedPage[]>();
	return {
		add(page) {
			for (const band of bandsOf(page)) addTo(bands, band, page);
		},
		twinsOf(page) {
			const near = bandsOf(page).flatMap((band) =>
				(bands.get(band) ?? []).slice(0, mostCompared).filter((other) => isNear(page, other)),
			);
			return twinsAmong(page, [...new Set(near)]);
		},
	};
}

function bandsOf({ summary: { fingerprint } }: PackedPage): readonly string[] {
	const mask = (1 << bandBits) - 1;
	return (fingerprint ?? []).flatMap((half, index) => [
		`${index} ${half & mask}`,
		`${index}+ ${half >>> bandBits}`,
	]);
}

function isNear({ summary: one }: PackedPage, { summary: other }: PackedPage): boolean {
	if (one.fingerprint === null || other.fingerprint === null) return false;
	return fingerprintDistance(one.fingerprint, other.fingerprint) <= mostDifferentBits;
}

function twinsAmong(page: PackedPage, group: readonly PackedPage[]): Twins {
	const { alternates, url } = page.summary;
	const versions = new Set(alternates.map(({ address }) => address));
	const others = group
		.slice(0, mostCompared)
		.filter(
			({ summary }) =>
				summary.url !== url &&
				!versions.has(summary.url) &&
				!summary.alternates.some(({ address }) => address === url),
		);
	return { count: others.length, example: others[0]?.summary.url ?? '' };
}

function addTo(groups: Map<string, PackedPage[]>, key: string, page: PackedPage): void {
	const group = groups.get(key);
	if (group) group.push(page);
	else groups.set(key, [page]);
}
