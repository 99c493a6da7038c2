import { shownDescription, shownTitle } from '../../facts/derived/page/shown-text.ts';
import type { FactStore } from '../../facts/fact-store.ts';
import type { RuleSet } from '../../rule-sets/rule-set.ts';
import { hasKnownWidth, pixelWidth } from '../../text/width/pixel-width.ts';
import { indexingOverview } from '../indexing-overview.ts';
import { pageLinks } from '../links/page-links.ts';
import { pageImages } from '../page-images.ts';
import { type PageDates, pageDates } from './page-dates.ts';

/** A text of the page as written, and how long it is. */
export interface MeasuredText {
	readonly text: string;
	readonly characters: number;
	/** In the font of a results page; null for scripts that only a canvas can measure. */
	readonly pixels: number | null;
}

/** The facts that people look up on every page. Lists and numbers are null if they are unknown. */
export interface PageGlance {
	/** null: the page has none, or it is unknown. */
	readonly title: MeasuredText | null;
	readonly description: MeasuredText | null;
	readonly h1: readonly string[] | null;
	/** How many headings of level 1 to 6, the hidden ones included. */
	readonly headings: readonly number[] | null;
	/** How many of them are hidden; left out where it was not noted. */
	readonly hiddenHeadings?: readonly number[] | null;
	readonly canonical: {
		readonly leadsTo: 'self' | 'other' | 'several' | 'none' | 'unknown';
		readonly urls: readonly string[];
	};
	readonly robots: {
		/** Every search engine of the country is allowed to show the page. */
		readonly isIndexed: boolean;
		readonly isFollowed: boolean;
		readonly meta: readonly string[];
		readonly header: readonly string[] | null;
		/** Left out where it was not noted. */
		readonly isRobotsTxtKnown?: boolean;
	};
	readonly response: {
		readonly status: number | null;
		/** How many redirects led to the page; a browser reports only those within the site. */
		readonly redirects: number | null;
		/** Their codes; left out where they were not noted. */
		readonly redirectCodes?: readonly number[];
		readonly isHttps: boolean;
	};
	readonly language: {
		/** The `lang` attribute as written. */
		readonly declared: string | null;
		/** The language of the text. */
		readonly detected: string | null;
		readonly hreflangs: readonly string[] | null;
	};
	/** Words of the main text. */
	readonly words: number | null;
	/** Characters of the main text, for languages whose texts are measured by them; null for others. */
	readonly characters?: number | null;
	readonly links: {
		readonly internal: number;
		readonly external: number;
		readonly nofollow: number;
	} | null;
	readonly images: { readonly all: number; readonly withoutAlt: number } | null;
	/** Types of the top-level items of structured data. */
	readonly dataTypes: readonly string[] | null;
	readonly social: readonly SocialTag[] | null;
	readonly dates: PageDates;
	readonly vitals: {
		readonly largestContentfulPaintMs: number | null;
		readonly interactionToNextPaintMs: number | null;
		readonly cumulativeLayoutShift: number | null;
	} | null;
}

const socialTags = ['og:title', 'og:description', 'og:image', 'twitter:card'] as const;
type SocialTag = (typeof socialTags)[number];

/** The page at a glance: no verdicts, only what it says. */
export function pageGlance(facts: FactStore, ruleSet: RuleSet, now: Date): PageGlance {
	const overview = indexingOverview(facts, ruleSet, now);
	const headings = facts.get('headings');
	return {
		title: measured(shownTitle(facts.get('titles') ?? [])?.text, ruleSet.title.fontSizePx),
		description: measured(
			shownDescription(facts.get('descriptions') ?? [])?.content,
			ruleSet.description.fontSizePx,
		),
		h1:
			headings
				?.filter(({ isHidden, level }) => level === 1 && !isHidden)
				.map(({ label }) => label) ?? null,
		headings: headings && countLevels(headings),
		hiddenHeadings: headings && countLevels(headings.filter(({ isHidden }) => isHidden)),
		canonical: canonicalOf(overview),
		robots: robotsOf(overview),
		response: {
			status: overview.status,
			redirects: overview.redirects.length || (facts.get('response')?.redirectCount ?? null),
			...(overview.redirects.length > 0 && {
				redirectCodes: overview.redirects.map(({ status }) => status),
			}),
			isHttps: facts.get('url')?.startsWith('https:') ?? false,
		},
		language: {
			declared: facts.get('htmlTags')?.[0]?.lang ?? null,
			detected: facts.get('language')?.code ?? null,
			hreflangs: overview.hreflangs?.map(({ code }) => code) ?? null,
		},
		words: facts.get('textIndex')?.wordCount ?? null,
		characters: charactersOf(facts),
		links: linksOf(facts),
		images: imagesOf(facts),
		dataTypes: dataTypesOf(facts),
		social: socialOf(facts),
		dates: pageDates(facts),
		vitals: facts.get('vitals'),
	};
}

/** Japanese and Chinese have no spaces between words, and their writers count characters. */
function charactersOf(facts: FactStore): number | null {
	const index = facts.get('textIndex');
	if (!index || !/^(?:ja|zh)\b/.test(facts.get('language')?.code ?? '')) return null;
	return index.blocks.reduce((sum, { text }) => sum + [...text.replace(/\s+/g, '')].length, 0);
}

function measured(text: string | undefined, fontSizePx: number): MeasuredText | null {
	if (!text) return null;
	const pixels = hasKnownWidth(text) ? Math.round(pixelWidth(text, fontSizePx)) : null;
	return { text, characters: [...text].length, pixels };
}

const countLevels = (headings: readonly { readonly level: number }[]) =>
	[1, 2, 3, 4, 5, 6].map((wanted) => headings.filter(({ level }) => level === wanted).length);

type Overview = ReturnType<typeof indexingOverview>;

function canonicalOf({ canonicals }: Overview): PageGlance['canonical'] {
	const urls = [...new Set(canonicals?.map(({ address }) => address))];
	const [first] = canonicals ?? [];
	if (canonicals === null) return { leadsTo: 'unknown', urls };
	if (urls.length > 1) return { leadsTo: 'several', urls };
	return { leadsTo: first?.leadsTo ?? 'none', urls };
}

function robotsOf({
	areHeadersKnown,
	directives,
	engines,
	robotsTxt,
}: Overview): PageGlance['robots'] {
	const tokens = (wanted: 'meta' | 'header') =>
		(directives ?? [])
			.filter(({ source }) => source === wanted)
			.map(({ crawler, name, value }) => {
				const token = value === null ? name : `${name}:${value}`;
				return crawler === 'robots' ? token : `${crawler} ${token}`;
			});
	return {
		isIndexed: engines.every(({ keptOutBy }) => keptOutBy === null),
		isFollowed: !(directives ?? []).some(({ name }) => name === 'nofollow' || name === 'none'),
		meta: tokens('meta'),
		header: areHeadersKnown && directives ? tokens('header') : null,
		isRobotsTxtKnown: robotsTxt !== null,
	};
}

function linksOf(facts: FactStore): PageGlance['links'] {
	const links = pageLinks(facts);
	if (!links) return null;
	const ofKind = (wanted: string) => links.filter(({ kind }) => kind === wanted).length;
	return {
		internal: ofKind('internal'),
		external: ofKind('external'),
		nofollow: links.filter(({ qualifiers }) => qualifiers.includes('nofollow')).length,
	};
}

function imagesOf(facts: FactStore): PageGlance['images'] {
	const images = pageImages(facts);
	return (
		images && {
			all: images.length,
			withoutAlt: images.filter(({ alt }) => alt === 'missing').length,
		}
	);
}

function dataTypesOf(facts: FactStore): readonly string[] | null {
	const items = facts.get('items');
	const topLevel = items?.filter(({ heldBy, isRoot }) => isRoot || heldBy.length === 0);
	return topLevel ? [...new Set(topLevel.flatMap(({ types }) => types))] : null;
}

function socialOf(facts: FactStore): readonly SocialTag[] | null {
	const tags = facts.get('openGraph');
	return (
		tags &&
		socialTags.filter((name) => tags.some(({ content, property }) => property === name && content))
	);
}
