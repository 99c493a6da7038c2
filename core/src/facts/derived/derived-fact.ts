import type { TextIndex } from '../../text/keyphrase/text-index.ts';
import type { FactName, FactsRead } from '../fact-names.ts';
import type { SiteFacts } from '../given/site-facts.ts';
import type { CrawlerAccess } from './indexing/crawler-access.fact.ts';
import type { IndexingIntent } from './indexing/indexing-intent.fact.ts';
import type { LinkTarget } from './indexing/link-targets.fact.ts';
import type { RobotsDirective } from './indexing/robots-directives.fact.ts';
import type { StatedCanonical } from './indexing/stated-canonicals.fact.ts';
import type { AltTextMatches } from './keywords/alt-text-matches.fact.ts';
import type { KeywordMatches } from './keywords/keyword-matches.fact.ts';
import type { PageLanguage } from './page/language.fact.ts';
import type { MainText } from './page/main-text.fact.ts';
import type { PageType } from './page/page-type.fact.ts';
import type { PageSummary } from './page/summary.fact.ts';
import type { Item } from './structured-data/items/item.ts';
import type { JsonLd } from './structured-data/json-ld.fact.ts';
import type { JsonLdError } from './structured-data/json-ld-errors.fact.ts';

/** A rule or a fact, by name. */
export interface AuditPart {
	readonly name: string;
}

/** What the person who asks says of the page; facts may depend on it. */
export interface FactRequest {
	/** Each is one keyphrase, commas and all; the first is the main one. */
	readonly keywords: readonly string[];
	/** Other words for a keyword that count for it. */
	readonly synonyms?: ReadonlyMap<string, readonly string[]>;
	/** The language the person says the text is in, as our tables name it; null when they do not say. */
	readonly textLanguage?: string | null;
	/** The person means the page to stay out of search results. */
	readonly isMeantToBeHidden: boolean;
	/** How many keywords to suggest; 0 spares the work. */
	readonly suggestKeywords: number;
	/** What whoever asks knows of the rest of the site. */
	readonly site?: SiteFacts | null;
	/** Told of a rule or fact that threw; what needs it is not checked, and the report still comes. */
	readonly onError: (part: AuditPart, cause: unknown) => void;
}

export interface DerivedFacts {
	/** The site's own name as the page gives it; empty when it does not. */
	readonly siteName: string;
	/** What relative addresses start from. */
	readonly baseUrl: string;
	readonly language: PageLanguage;
	readonly mainText: MainText;
	/** The words of the main text, block by block. */
	readonly textIndex: TextIndex;
	/** Where each asked keyword occurs, in the order of the request. */
	readonly keywordMatches: readonly KeywordMatches[];
	/** Whether alt texts hold each asked keyword, in the order of the request. */
	readonly altTextMatches: readonly AltTextMatches[];
	/** Phrases the page is about, best first. */
	readonly suggestedKeywords: readonly string[];
	/** Every link with an address, and where it leads. */
	readonly linkTargets: readonly LinkTarget[];
	readonly statedCanonicals: readonly StatedCanonical[];
	readonly jsonLd: readonly JsonLd[];
	readonly jsonLdErrors: readonly JsonLdError[];
	/** What the page describes for machines; items name each other by their place in the list. */
	readonly items: readonly Item[];
	readonly pageType: PageType;
	readonly robotsDirectives: readonly RobotsDirective[];
	readonly indexingIntent: IndexingIntent;
	readonly crawlerAccess: readonly CrawlerAccess[];
	/** What the other pages of the site have to know of this one. */
	readonly summary: PageSummary;
	readonly site: SiteFacts;
}

export interface Derivation {
	readonly reads: readonly FactName[];
	readonly mayRead: readonly FactName[];
	readonly asks: readonly (keyof FactRequest)[];
	readonly derive: (
		facts: Readonly<Record<string, unknown>>,
		request: FactRequest,
		previous: unknown,
	) => unknown;
}

/** A fact that follows from others: pure, and asked for only when a rule wants it. */
export function deriveFact<
	const Reads extends readonly FactName[],
	Value,
	const MayRead extends readonly FactName[] = [],
	const Asks extends readonly (keyof FactRequest)[] = [],
>(fact: {
	readonly reads: Reads;
	readonly mayRead?: MayRead;
	/** What of the request it depends on. */
	readonly asks?: Asks;
	/** `previous` is what the last audit of the page got: what it still holds need not be made again. */
	readonly derive: (
		facts: FactsRead<Reads[number], MayRead[number]>,
		request: Pick<FactRequest, Asks[number]>,
		previous: Value | undefined,
	) => Value;
}): Derivation {
	const { derive } = fact;
	return {
		reads: fact.reads,
		mayRead: fact.mayRead ?? [],
		asks: fact.asks ?? [],
		// The store passes just the facts that `reads` and `mayRead` name, and what this fact gave before.
		derive: (facts, request, previous) =>
			derive(facts as Parameters<typeof derive>[0], request, previous as Value | undefined),
	};
}
