import { fingerprintDistance } from '../text/words/text-fingerprint.ts';
import type { Hash64 } from './hash64.ts';
import { createPageGroups, type Found, noTwins } from './page-groups.ts';

export interface TextTwins {
	add(page: number, fingerprint: Hash64 | null): void;
	/** Call once all pages were added. */
	twinsOf(page: number, versions: ReadonlySet<number>): Found;
}

/** At most this many of 64 bits differ, so one of four bands is equal. */
const mostDifferentBits = 3;
/** At most this many texts of a band are compared. */
const mostCompared = 2000;
const bandCount = 4;
const bandValues = 2 ** 16;

/** Pages whose main texts differ in only a few words. */
export function createTextTwins(size: number): TextTwins {
	const texts = createPageGroups(size);
	// Texts that share a band are a list: its first, its last, and the next of each.
	const first = new Int32Array(bandCount * bandValues).fill(-1);
	const last = new Int32Array(bandCount * bandValues);
	const lengths = new Uint16Array(bandCount * bandValues);
	const next = new Int32Array(size * bandCount).fill(-1);

	function addToBands(text: number, fingerprint: Hash64): void {
		for (const [band, value] of bandsOf(fingerprint).entries()) {
			const list = band * bandValues + value;
			const length = lengths[list] ?? 0;
			if (length >= mostCompared) continue;
			if (length === 0) first[list] = text;
			else next[(last[list] ?? 0) * bandCount + band] = text;
			last[list] = text;
			lengths[list] = length + 1;
		}
	}

	/** Texts that are nearly equal, and the text itself. */
	function nearTo(own: number): ReadonlySet<number> {
		const fingerprint = texts.keyOf(own);
		const near = new Set([own]);
		for (const [band, value] of bandsOf(fingerprint).entries()) {
			let text = first[band * bandValues + value] ?? -1;
			for (; text >= 0; text = next[text * bandCount + band] ?? -1) {
				if (fingerprintDistance(texts.keyOf(text), fingerprint) <= mostDifferentBits)
					near.add(text);
			}
		}
		return near;
	}

	return {
		add(page, fingerprint) {
			if (fingerprint === null) return;
			const key = [fingerprint[0] >>> 0, fingerprint[1] >>> 0] as const;
			if (texts.add(page, key) === page) addToBands(page, key);
		},
		twinsOf(page, versions) {
			const own = texts.groupOf(page);
			if (own < 0) return noTwins;
			const found = [...nearTo(own)].map((text) => texts.others(text, versions));
			return {
				count: found.reduce((sum, { count }) => sum + count, 0),
				example: found.find(({ example }) => example >= 0)?.example ?? -1,
			};
		},
	};
}

/** The four parts of 16 bits. */
const bandsOf = ([low, high]: Hash64): readonly number[] => [
	low & 0xffff,
	low >>> 16,
	high & 0xffff,
	high >>> 16,
];
