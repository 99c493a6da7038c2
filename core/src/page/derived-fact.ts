import type { FactName, FactsRead } from './fact-names.ts';
import type { IndexingIntent } from './indexing-intent.fact.ts';
import type { PageLanguage } from './language.fact.ts';
import type { MainText } from './main-text.fact.ts';
import type { PageType } from './page-type.fact.ts';
import type { RobotsDirective } from './robots-directives.fact.ts';

/** What the person who asks says of the page; facts may depend on it. */
export interface FactRequest {
	/** Each is one keyphrase, commas and all; the first is the main one. */
	readonly keywords: readonly string[];
	/** The person means the page to stay out of search results. */
	readonly isMeantToBeHidden: boolean;
	/** How many keywords to suggest; 0 spares the work. */
	readonly suggestKeywords: number;
}

export interface DerivedFacts {
	/** The site's own name as the page gives it; empty when it does not. */
	readonly siteName: string;
	readonly language: PageLanguage;
	readonly mainText: MainText;
	readonly pageType: PageType;
	readonly robotsDirectives: readonly RobotsDirective[];
	readonly indexingIntent: IndexingIntent;
}

export interface Derivation {
	readonly reads: readonly FactName[];
	readonly mayRead: readonly FactName[];
	readonly derive: (facts: Readonly<Record<string, unknown>>, request: FactRequest) => unknown;
}

/** A fact that follows from others: pure, and asked for only when a rule wants it. */
export function deriveFact<
	const Reads extends readonly FactName[],
	const MayRead extends readonly FactName[] = [],
>(fact: {
	readonly reads: Reads;
	readonly mayRead?: MayRead;
	readonly derive: (
		facts: FactsRead<Reads[number], MayRead[number]>,
		request: FactRequest,
	) => unknown;
}): Derivation {
	const { derive } = fact;
	return {
		reads: fact.reads,
		mayRead: fact.mayRead ?? [],
		// The store passes just the facts that `reads` and `mayRead` name.
		derive: (facts, request) => derive(facts as Parameters<typeof derive>[0], request),
	};
}
