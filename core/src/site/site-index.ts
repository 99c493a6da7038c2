import type { PageSummary } from '../facts/derived/page/summary.fact.ts';
import { isLaterPart, isOriginal } from './original-page.ts';
import { type Found, noTwins } from './page-groups.ts';
import { createTextTwins } from './text-twins.ts';
import { createTwinIndex } from './twin-index.ts';

/** A page by the number of its URL. */
export interface NumberedPage {
	readonly number: number;
	readonly summary: Omit<PageSummary, 'links'>;
	/** The URLs that it names as its versions in other languages, as far as they are known. */
	readonly versions: readonly number[];
}

/** Other pages with the same words. */
export interface PageTwins {
	readonly title: Found;
	readonly description: Found;
	readonly text: Found;
}

/**
 * Links and texts that the pages of a site share, in some bytes for each URL. Where the pages
 * themselves are kept is not its concern.
 */
export interface SiteIndex {
	/** `links` are the URLs that it links to, at the end of their redirects. */
	add(page: NumberedPage, links: Iterable<number>): void;
	/** Call this and the following once all pages were added. */
	twinsOf(page: NumberedPage): PageTwins;
	/**
	 * How many other pages link to it. null for the page where the crawl began; and for all if
	 * evidently scripts create the links, because they did not run.
	 */
	linksTo(page: number): number | null;
	/** The first page; -1 before any was added. */
	readonly first: number;
	/** The first page with the path of a home page, or else the first page. */
	readonly home: number;
	/** How many pages have a title, or a description. */
	readonly totals: { readonly title: number; readonly description: number };
}

/**
 * If a smaller share of the pages is linked, the HTML lacks the links by which people reach them.
 */
const leastLinkedShare = 0.5;

/** `size` is the number of URLs, which are numbered from 0. */
export function createSiteIndex(size: number): SiteIndex {
	const titles = createTwinIndex(size);
	const descriptions = createTwinIndex(size);
	const texts = createTextTwins(size);
	/** The pages that name this one as a version. */
	const namedBy = new Map<number, number[]>();
	const pages = new Uint8Array(size);
	const inbound = new Int32Array(size);
	let [first, home] = [-1, -1];
	let areLinked: boolean | null = null;

	function addVersions({ number, versions }: NumberedPage): void {
		for (const version of versions) {
			const names = namedBy.get(version);
			if (names) names.push(number);
			else namedBy.set(version, [number]);
		}
	}

	/** The share of linked pages, without the page where the crawl began. */
	function linkedShare(): number {
		let [others, linked] = [0, 0];
		for (let page = 0; page < size; page++) {
			if (pages[page] === 0 || page === first) continue;
			others++;
			if (inbound[page]! > 0) linked++;
		}
		return others === 0 ? 0 : linked / others;
	}

	return {
		add(page, links) {
			const { number, summary } = page;
			if (first < 0) first = number;
			if (home < 0 && URL.parse(summary.url)?.pathname === '/') home = number;
			pages[number] = 1;
			for (const target of new Set(links)) if (target !== number) inbound[target]! += 1;
			if (!isCompared(summary)) return;
			addVersions(page);
			titles.add(number, summary.title?.text ?? null);
			descriptions.add(number, summary.description?.text ?? null);
			texts.add(number, summary.fingerprint);
		},
		twinsOf({ number, summary, versions: named }) {
			if (!isCompared(summary)) return { title: noTwins, description: noTwins, text: noTwins };
			const versions = new Set([number, ...named, ...(namedBy.get(number) ?? [])]);
			return {
				title: titles.twinsOf(number, versions),
				description: descriptions.twinsOf(number, versions),
				text: texts.twinsOf(number, versions),
			};
		},
		linksTo(page) {
			areLinked ??= linkedShare() >= leastLinkedShare;
			return areLinked && page !== first ? (inbound[page] ?? 0) : null;
		},
		get first() {
			return first;
		},
		get home() {
			return home < 0 ? first : home;
		},
		get totals() {
			return { title: titles.total, description: descriptions.total };
		},
	};
}

const isCompared = (summary: NumberedPage['summary']) =>
	isOriginal(summary) && !isLaterPart(summary);
