import { atOnce, type Steps } from '../slices/steps.ts';
import type { Hreflang } from './collected/head/hreflangs.fact.ts';
import type { LinkTarget } from './derived/indexing/link-targets.fact.ts';
import type { RobotsDirective } from './derived/indexing/robots-directives.fact.ts';
import type { StatedCanonical } from './derived/indexing/stated-canonicals.fact.ts';
import { shownDescription, shownTitle } from './derived/page/shown-text.ts';
import { factSteps } from './fact-steps.ts';
import { createFactStore } from './fact-store.ts';
import type { PageFacts } from './page-facts.ts';

export interface DigestHeading {
	/** 1 to 3. */
	readonly level: number;
	readonly text: string;
}

/**
 * What a page says, in short, so that two states of it can be laid side by side. Plain data; null
 * where the source cannot tell.
 */
export interface PageDigest {
	/** Empty when there is none, like the description. */
	readonly title: string | null;
	readonly description: string | null;
	/** As written in the html tag; empty when it is missing. */
	readonly lang: string | null;
	readonly canonicals: readonly StatedCanonical[] | null;
	readonly robots: readonly RobotsDirective[] | null;
	readonly hreflangs: readonly Hreflang[] | null;
	readonly headings: readonly DigestHeading[] | null;
	/** Where its links lead: absolute addresses of pages, each once, without fragments. */
	readonly links: readonly string[] | null;
	/** As in “Article”, each once, whatever the syntax. */
	readonly dataTypes: readonly string[] | null;
	/** The blocks of the main text. */
	readonly texts: readonly string[] | null;
}

/** The digest of a page in either state. Headers count for neither: they are the same for both. */
export const digestOf = (page: PageFacts): PageDigest => atOnce(digestSteps(page));

export function* digestSteps(page: PageFacts): Steps<PageDigest> {
	const store = createFactStore({ ...page, facts: { ...page.facts, response: null } }, nobody);
	yield* factSteps({ reads: [], mayRead: derived }, store);
	const { get } = store;
	const { titles, descriptions, htmlTags, headings } = page.facts;
	return {
		title: titles && (shownTitle(titles)?.text ?? ''),
		description: descriptions && (shownDescription(descriptions)?.content ?? ''),
		lang: htmlTags && (htmlTags[0]?.lang ?? ''),
		canonicals: get('statedCanonicals'),
		robots: get('robotsDirectives'),
		hreflangs: page.facts.hreflangs,
		headings: headings?.filter(({ level }) => level <= 3).map(headingOf) ?? null,
		links: distinct(get('linkTargets')?.flatMap(pageAddress)),
		dataTypes: distinct(get('items')?.flatMap(({ types }) => types)),
		texts: get('mainText')?.blocks.map(({ text }) => text) ?? null,
	};
}

const derived = [
	'statedCanonicals',
	'robotsDirectives',
	'linkTargets',
	'items',
	'mainText',
] as const;

const nobody = {
	keywords: [],
	isMeantToBeHidden: false,
	suggestKeywords: 0,
	// What cannot be worked out is null in the digest; the audit itself reports the fault.
	onError: () => undefined,
};

const headingOf = ({ label, level }: { readonly label: string; readonly level: number }) => ({
	level,
	text: label,
});

/** What a frame shows is sent as a page of its own. */
const pageAddress = ({ address, isJump, link }: LinkTarget) =>
	address?.startsWith('http') && !isJump && !link.isInFrame ? [address] : [];

const distinct = (values: readonly string[] | undefined) => (values ? [...new Set(values)] : null);
