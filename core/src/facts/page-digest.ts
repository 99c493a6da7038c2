import { atOnce, type Steps } from '../slices/steps.ts';
import type { Hreflang } from './collected/head/hreflangs.fact.ts';
import type { LinkTarget } from './derived/indexing/link-targets.fact.ts';
import type { RobotsDirective } from './derived/indexing/robots-directives.fact.ts';
import type { StatedCanonical } from './derived/indexing/stated-canonicals.fact.ts';
import { shownDescription, shownTitle } from './derived/page/shown-text.ts';
import { factSteps } from './fact-steps.ts';
import { createFactStore } from './fact-store.ts';
import type { PageFacts } from './page-facts.ts';
import { requestOfNobody } from './request-of-nobody.ts';

export interface DigestHeading {
	/** 1 to 3. */
	readonly level: number;
	readonly text: string;
}

/**
 * A summary of the page, so that two states of it can be compared. Plain data; null for parts that
 * the source does not know.
 */
export interface PageDigest {
	/** Empty if there is none, like the description. */
	readonly title: string | null;
	readonly description: string | null;
	/** As written in the html tag; empty when it is missing. */
	readonly lang: string | null;
	readonly canonicals: readonly StatedCanonical[] | null;
	readonly robots: readonly RobotsDirective[] | null;
	readonly hreflangs: readonly Hreflang[] | null;
	readonly headings: readonly DigestHeading[] | null;
	/** The pages it links to: absolute URLs, each once, without fragments. */
	readonly links: readonly string[] | null;
	/** Such as “Article”, each once, whatever the syntax. */
	readonly dataTypes: readonly string[] | null;
	/** The blocks of the main text. */
	readonly texts: readonly string[] | null;
}

/** The digest of a page in either state. Headers are left out: they are the same for both. */
export const digestOf = (page: PageFacts): PageDigest => atOnce(digestSteps(page));

export function* digestSteps(page: PageFacts): Steps<PageDigest> {
	const store = createFactStore(
		{ ...page, facts: { ...page.facts, response: null } },
		requestOfNobody,
	);
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

const headingOf = ({ label, level }: { readonly label: string; readonly level: number }) => ({
	level,
	text: label,
});

const pageAddress = ({ address, isJump }: LinkTarget) =>
	address?.startsWith('http') && !isJump ? [address] : [];

const distinct = (values: readonly string[] | undefined) => (values ? [...new Set(values)] : null);
