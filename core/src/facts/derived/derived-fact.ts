import type { TextIndex } from '../../text/keyphrase/text-index.ts';
import type { TextBlock } from '../collected/body/text-blocks.ts';
import type { FactName, FactsRead } from '../fact-names.ts';
import type { SiteFacts } from '../given/site-facts.ts';
import type { CrawlerAccess } from './indexing/crawler-access.fact.ts';
import type { IndexingIntent } from './indexing/indexing-intent.fact.ts';
import type { LinkTarget } from './indexing/link-targets.fact.ts';
import type { RobotsDirective } from './indexing/robots-directives.fact.ts';
import type { StatedCanonical } from './indexing/stated-canonicals.fact.ts';
import type { StatedHreflang } from './indexing/stated-hreflangs.fact.ts';
import type { WrittenCanonical } from './indexing/written-canonicals.fact.ts';
import type { AltTextMatches } from './keywords/alt-text-matches.fact.ts';
import type { KeywordMatches } from './keywords/keyword-matches.fact.ts';
import type { PageLanguage } from './page/language.fact.ts';
import type { MainText } from './page/main-text.fact.ts';
import type { PageSummary, Pointer } from './page/summary.fact.ts';
import type { PageType } from './page-type/page-type.fact.ts';
import type { PageTypeEvidence } from './page-type/page-type-evidence.fact.ts';
import type { Item } from './structured-data/items/item.ts';
import type { JsonLd } from './structured-data/json-ld.fact.ts';
import type { JsonLdError } from './structured-data/json-ld-errors.fact.ts';

/** A rule or a fact, by name. */
export interface AuditPart {
	readonly name: string;
}

/** The caller's statements about the page; facts may depend on them. */
export interface FactRequest {
	/** Each is one keyphrase, including commas; the first is the main one. */
	readonly keywords: readonly string[];
	/** Synonyms that count for a keyword. */
	readonly synonyms?: ReadonlyMap<string, readonly string[]>;
	/** The language of the text according to the user, by the code in our tables; null if not given. */
	readonly textLanguage?: string | null;
	/** The user wants the page to stay out of search results. */
	readonly isMeantToBeHidden: boolean;
	/** How many keywords to suggest; 0 skips the work. */
	readonly suggestKeywords: number;
	/** The caller's facts about the rest of the site. */
	readonly site?: SiteFacts | null;
	/**
	 * Called for a rule or fact that threw; anything that needs it is not checked, and the report is
	 * still produced.
	 */
	readonly onError: (part: AuditPart, cause: unknown) => void;
}

export interface DerivedFacts {
	/** The site's name according to the page; empty if not given. */
	readonly siteName: string;
	/** The base of relative URLs. */
	readonly baseUrl: string;
	readonly language: PageLanguage;
	readonly mainText: MainText;
	readonly opening: readonly TextBlock[];
	/** The words of the main text, block by block. */
	readonly textIndex: TextIndex;
	/** The matches of each requested keyword, in the order of the request. */
	readonly keywordMatches: readonly KeywordMatches[];
	/** Whether alt texts contain each requested keyword, in the order of the request. */
	readonly altTextMatches: readonly AltTextMatches[];
	/** Topics of the page as phrases, best first. */
	readonly suggestedKeywords: readonly string[];
	/** Every link with a URL, and its target. */
	readonly linkTargets: readonly LinkTarget[];
	readonly writtenCanonicals: readonly WrittenCanonical[];
	readonly statedCanonicals: readonly StatedCanonical[];
	readonly statedHreflangs: readonly StatedHreflang[];
	readonly jsonLd: readonly JsonLd[];
	readonly jsonLdErrors: readonly JsonLdError[];
	/** The page's structured data; items refer to each other by their index in the list. */
	readonly items: readonly Item[];
	readonly pageTypeEvidence: PageTypeEvidence;
	readonly pageType: PageType;
	readonly robotsDirectives: readonly RobotsDirective[];
	readonly indexingIntent: IndexingIntent;
	readonly crawlerAccess: readonly CrawlerAccess[];
	/** Files of its own host, and places of other pages, that it names. */
	readonly namedFiles: readonly Pointer[];
	/** The facts that the other pages of the site need about this one. */
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

/** A fact derived from others: pure, and computed only if a rule needs it. */
export function deriveFact<
	const Reads extends readonly FactName[],
	Value,
	const MayRead extends readonly FactName[] = [],
	const Asks extends readonly (keyof FactRequest)[] = [],
>(fact: {
	readonly reads: Reads;
	readonly mayRead?: MayRead;
	/** The parts of the request it depends on. */
	readonly asks?: Asks;
	/**
	 * `previous` is the value from the last audit of the page; parts that did not change can be
	 * reused.
	 */
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
		// The store passes exactly the facts that `reads` and `mayRead` name, and the previous value of
		// this fact.
		derive: (facts, request, previous) =>
			derive(facts as Parameters<typeof derive>[0], request, previous as Value | undefined),
	};
}
