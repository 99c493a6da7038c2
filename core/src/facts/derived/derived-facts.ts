import type { Derivation, DerivedFacts } from './derived-fact.ts';
import { baseUrl } from './indexing/base-url.fact.ts';
import { crawlerAccess } from './indexing/crawler-access.fact.ts';
import { indexingIntent } from './indexing/indexing-intent.fact.ts';
import { linkTargets } from './indexing/link-targets.fact.ts';
import { robotsDirectives } from './indexing/robots-directives.fact.ts';
import { site } from './indexing/site.fact.ts';
import { statedCanonicals } from './indexing/stated-canonicals.fact.ts';
import { statedHreflangs } from './indexing/stated-hreflangs.fact.ts';
import { writtenCanonicals } from './indexing/written-canonicals.fact.ts';
import { altTextMatches } from './keywords/alt-text-matches.fact.ts';
import { keywordMatches } from './keywords/keyword-matches.fact.ts';
import { suggestedKeywords } from './keywords/suggested-keywords.fact.ts';
import { textIndex } from './keywords/text-index.fact.ts';
import { language } from './page/language.fact.ts';
import { mainText } from './page/main-text.fact.ts';
import { namedFiles } from './page/named-files.fact.ts';
import { opening } from './page/opening.fact.ts';
import { siteName } from './page/site-name.fact.ts';
import { summary } from './page/summary.fact.ts';
import { pageType } from './page-type/page-type.fact.ts';
import { pageTypeEvidence } from './page-type/page-type-evidence.fact.ts';
import { items } from './structured-data/items.fact.ts';
import { jsonLd } from './structured-data/json-ld.fact.ts';
import { jsonLdErrors } from './structured-data/json-ld-errors.fact.ts';

/** Facts derived from other facts. To add one: a file, a line here and its type in `DerivedFacts`. */
export const derivedFacts: { readonly [Name in keyof DerivedFacts]: Derivation } = {
	siteName,
	baseUrl,
	language,
	mainText,
	opening,
	textIndex,
	keywordMatches,
	altTextMatches,
	suggestedKeywords,
	linkTargets,
	writtenCanonicals,
	statedCanonicals,
	statedHreflangs,
	jsonLd,
	jsonLdErrors,
	items,
	pageTypeEvidence,
	pageType,
	robotsDirectives,
	indexingIntent,
	crawlerAccess,
	namedFiles,
	summary,
	site,
};
