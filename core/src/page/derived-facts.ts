import { altTextMatches } from './alt-text-matches.fact.ts';
import { baseUrl } from './base-url.fact.ts';
import { crawlerAccess } from './crawler-access.fact.ts';
import type { Derivation, DerivedFacts } from './derived-fact.ts';
import { indexingIntent } from './indexing-intent.fact.ts';
import { items } from './items.fact.ts';
import { jsonLd } from './json-ld.fact.ts';
import { jsonLdErrors } from './json-ld-errors.fact.ts';
import { keywordMatches } from './keyword-matches.fact.ts';
import { language } from './language.fact.ts';
import { linkTargets } from './link-targets.fact.ts';
import { mainText } from './main-text.fact.ts';
import { pageType } from './page-type.fact.ts';
import { robotsDirectives } from './robots-directives.fact.ts';
import { site } from './site.fact.ts';
import { siteName } from './site-name.fact.ts';
import { statedCanonicals } from './stated-canonicals.fact.ts';
import { suggestedKeywords } from './suggested-keywords.fact.ts';
import { summary } from './summary.fact.ts';
import { textIndex } from './text-index.fact.ts';

/** Facts that follow from other facts. Add one: a file, a line here and its type in `DerivedFacts`. */
export const derivedFacts: { readonly [Name in keyof DerivedFacts]: Derivation } = {
	siteName,
	baseUrl,
	language,
	mainText,
	textIndex,
	keywordMatches,
	altTextMatches,
	suggestedKeywords,
	linkTargets,
	statedCanonicals,
	jsonLd,
	jsonLdErrors,
	items,
	pageType,
	robotsDirectives,
	indexingIntent,
	crawlerAccess,
	summary,
	site,
};
