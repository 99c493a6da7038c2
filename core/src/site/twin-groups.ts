import type { Twins } from '../facts/given/site-facts.ts';
import { fingerprintDistance } from '../text/words/text-fingerprint.ts';
import type { PackedPage } from './packed-page.ts';
import type { Versions } from './versions.ts';

/** Duplicate pages, grouped by content. */
export interface TwinGroups {
	add(page: PackedPage): void;
	/** The other pages with the same content; versions in other languages do not count. */
	twinsOf(page: PackedPage): Twins;
}

type Words = (page: PackedPage) => string | null;
type Group = Set<string>;

export function createTwinGroups(words: Words, versions: Versions): TwinGroups {
	const groups = new Map<string, Group>();
	const pages = new Set<string>();
	const keyOf = (page: PackedPage) => words(page)?.normalize('NFKC').trim().toLowerCase() || null;
	return {
		add(page) {
			const key = keyOf(page);
			if (key === null) return;
			pages.add(page.summary.url);
			const group = groups.get(key);
			if (group) group.add(page.summary.url);
			else groups.set(key, new Set([page.summary.url]));
		},
		twinsOf(page) {
			const key = keyOf(page);
			const group = key === null ? undefined : groups.get(key);
			return { ...twinsAmong(group ? [group] : [], versions.of(page)), total: pages.size };
		},
	};
}

type Fingerprint = NonNullable<PackedPage['summary']['fingerprint']>;

/** The pages with the same fingerprint. */
interface Text {
	readonly fingerprint: Fingerprint;
	readonly pages: Group;
}

/**
 * Similar texts differ in at most this many of 64 bits. There is one band more than that, so they
 * share at least one band.
 */
const mostDifferentBits = 3;
const bandBits = 16;
/** At most this many texts of a band are compared. */
const mostCompared = 2000;

/** Groups main texts that differ in only a few words. */
export function createTextTwinGroups(versions: Versions): TwinGroups {
	const texts = new Map<string, Text>();
	const bands = new Map<string, Text[]>();
	return {
		add({ summary: { fingerprint, url } }) {
			if (fingerprint === null) return;
			const key = fingerprint.join();
			const text = texts.get(key) ?? { fingerprint, pages: new Set() };
			text.pages.add(url);
			if (texts.has(key)) return;
			texts.set(key, text);
			for (const band of bandsOf(fingerprint)) addTo(bands, band, text);
		},
		twinsOf(page) {
			const { fingerprint } = page.summary;
			const own = fingerprint && texts.get(fingerprint.join());
			const near = bandsOf(fingerprint).flatMap((band) =>
				(bands.get(band) ?? []).slice(0, mostCompared).filter((text) => isNear(text, fingerprint)),
			);
			const groups = new Set([...(own ? [own] : []), ...near]);
			return twinsAmong(
				[...groups].map(({ pages }) => pages),
				versions.of(page),
			);
		},
	};
}

function bandsOf(fingerprint: Fingerprint | null): readonly string[] {
	const mask = (1 << bandBits) - 1;
	return (fingerprint ?? []).flatMap((half, index) => [
		`${index} ${half & mask}`,
		`${index}+ ${half >>> bandBits}`,
	]);
}

const isNear = ({ fingerprint }: Text, other: Fingerprint | null) =>
	other !== null && fingerprintDistance(fingerprint, other) <= mostDifferentBits;

function twinsAmong(groups: readonly Group[], versions: ReadonlySet<string>): Twins {
	let count = 0;
	let example = '';
	for (const group of groups) {
		count += group.size;
		for (const url of versions) if (group.has(url)) count--;
		example ||= firstOutside(versions, group);
	}
	return { count, example };
}

function firstOutside(versions: ReadonlySet<string>, group: Group): string {
	for (const url of group) if (!versions.has(url)) return url;
	return '';
}

function addTo(bands: Map<string, Text[]>, band: string, text: Text): void {
	const texts = bands.get(band);
	if (texts) texts.push(text);
	else bands.set(band, [text]);
}
