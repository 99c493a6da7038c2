import { createHash } from 'node:crypto';
import type { Day } from './day.ts';
import type { PageFact } from './facts.ts';
import { matchKey } from './match-key.ts';
import { urlKey } from './url-key.ts';

/** Numbers keys in order of arrival, as short names within one batch. */
class LocalIds<Entry> {
	readonly #numbers = new Map<string, number>();
	readonly entries: Entry[] = [];

	/** The number of the key; a new key gets a new entry. */
	of(key: string, makeEntry: () => Entry): number {
		const known = this.#numbers.get(key);
		if (known !== undefined) return known;
		const number = this.entries.push(makeEntry()) - 1;
		this.#numbers.set(key, number);
		return number;
	}
}

export interface NamedKeyword {
	readonly text: string;
	readonly matchKey: string;
	/** Sum over all facts of the batch; keywords with the most impressions become active first. */
	impressions: number;
}

export type NamedPage =
	| { readonly url: string; readonly urlKey: string; readonly keyword: null }
	/** The page for facts without a URL. */
	| { readonly url: ''; readonly urlKey: null; readonly keyword: number };

export interface NamedListing {
	readonly title: string;
	readonly snippet: string;
	readonly hash: string;
}

export interface LinkDays {
	readonly firstDay: Day;
	readonly lastDay: Day;
}

type OfPage = Pick<PageFact, 'day' | 'keyword' | 'url'>;

/** Gives keywords, pages and listings of one batch small numbers, which keep the staged rows short. */
export class BatchNames {
	readonly keywords = new LocalIds<NamedKeyword>();
	readonly pages = new LocalIds<NamedPage>();
	readonly listings = new LocalIds<NamedListing>();
	/** Keywords named in facts of a page, by the numbers of both. */
	readonly links = new Map<number, Map<number, LinkDays>>();
	// Facts repeat the same few texts; folding each once saves most of the time.
	readonly #keywordsByText = new Map<string, number>();
	readonly #pagesByUrl = new Map<string, number>();

	/** True if different names of the source are equal once folded, so that rows may share a key. */
	get hasFolded(): boolean {
		return (
			this.#keywordsByText.size > this.keywords.entries.length ||
			this.#pagesByUrl.size > this.pages.entries.filter(({ url }) => url !== '').length
		);
	}

	keyword(text: string, impressions = 0): number {
		const number = this.#keywordsByText.get(text) ?? this.#newKeyword(text);
		const entry = this.keywords.entries[number];
		if (entry) entry.impressions += impressions;
		return number;
	}

	page(url: string): number {
		const known = this.#pagesByUrl.get(url);
		if (known !== undefined) return known;
		const key = urlKey(url);
		const number = this.pages.of(kept(key), () => ({
			url: kept(stored(url)),
			urlKey: kept(stored(key)),
			keyword: null,
		}));
		this.#pagesByUrl.set(kept(url), number);
		return number;
	}

	/** The page with that URL, or the keyword’s own page without one. */
	pageOf({ day, keyword, url }: OfPage): number {
		if (keyword === null) {
			if (url !== null) return this.page(url);
			throw new Error('A fact of a page has neither a URL nor a keyword.');
		}
		const number = this.keyword(keyword);
		if (url !== null) return this.#linked(this.page(url), number, day);
		return this.pages.of(`keyword\n${number}`, () => ({ url: '', urlKey: null, keyword: number }));
	}

	listing(title: string, snippet: string): number {
		const content = `${title}\n${snippet}`;
		return this.listings.of(content, () => ({
			title: stored(title),
			snippet: stored(snippet),
			hash: createHash('sha256').update(content).digest('base64url'),
		}));
	}

	#linked(page: number, keyword: number, day: Day): number {
		const ofPage = this.links.get(page) ?? new Map<number, LinkDays>();
		const { firstDay, lastDay } = ofPage.get(keyword) ?? { firstDay: day, lastDay: day };
		const days = { firstDay: Math.min(firstDay, day), lastDay: Math.max(lastDay, day) };
		this.links.set(page, ofPage.set(keyword, days));
		return page;
	}

	#newKeyword(text: string): number {
		const key = kept(stored(matchKey(text)));
		const number = this.keywords.of(key, () => ({
			text: kept(stored(text.trim())),
			matchKey: key,
			impressions: 0,
		}));
		this.#keywordsByText.set(kept(text), number);
		return number;
	}
}

/** PostgreSQL refuses this character in text. */
const stored = (text: string) => text.replaceAll('\0', '');

/** A substring would keep the whole part of the file that it was cut from in memory. */
const kept = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le');
