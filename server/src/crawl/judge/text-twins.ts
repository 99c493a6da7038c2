import { fingerprintDistance } from '@plumbline/core';
import { amongOthers, type Found, noTwins } from './twin-index.ts';

type Fingerprint = readonly [number, number];

export interface TextTwins {
	add(page: number, fingerprint: Fingerprint | null): void;
	twinsOf(fingerprint: Fingerprint | null, versions: ReadonlySet<number>): Found;
}

interface Text {
	readonly fingerprint: Fingerprint;
	readonly pages: number[];
}

/** As `createSite` compares texts: at most this many of 64 bits differ, so one of four bands is equal. */
const mostDifferentBits = 3;
const mostCompared = 2000;

/** Pages whose main texts differ in only a few words. */
export function createTextTwins(): TextTwins {
	const texts = new Map<string, Text>();
	const bands = new Map<number, Text[]>();
	return {
		add(page, fingerprint) {
			if (fingerprint === null) return;
			const key = fingerprint.join();
			const known = texts.get(key);
			if (known) {
				known.pages.push(page);
				return;
			}
			const text = { fingerprint, pages: [page] };
			texts.set(key, text);
			for (const band of bandsOf(fingerprint)) {
				const same = bands.get(band);
				if (!same) bands.set(band, [text]);
				else if (same.length < mostCompared) same.push(text);
			}
		},
		twinsOf(fingerprint, versions) {
			if (fingerprint === null) return noTwins;
			const own = texts.get(fingerprint.join());
			const near = bandsOf(fingerprint).flatMap((band) =>
				(bands.get(band) ?? []).filter(
					(text) => fingerprintDistance(text.fingerprint, fingerprint) <= mostDifferentBits,
				),
			);
			let count = 0;
			let example = -1;
			for (const { pages } of new Set([...(own ? [own] : []), ...near])) {
				const found = amongOthers(pages, versions);
				count += found.count;
				if (example < 0) example = found.example;
			}
			return { count, example };
		},
	};
}

/** Each of the four 16-bit bands, with its number above it. */
function bandsOf([low, high]: Fingerprint): readonly number[] {
	return [low & 0xffff, 0x10000 + (low >>> 16), 0x20000 + (high & 0xffff), 0x30000 + (high >>> 16)];
}
