import type { Derivation, DerivedFacts } from './derived-fact.ts';
import { indexingIntent } from './indexing-intent.fact.ts';
import { keywordMatches } from './keyword-matches.fact.ts';
import { language } from './language.fact.ts';
import { mainText } from './main-text.fact.ts';
import { pageType } from './page-type.fact.ts';
import { robotsDirectives } from './robots-directives.fact.ts';
import { siteName } from './site-name.fact.ts';
import { textIndex } from './text-index.fact.ts';

/** Facts that follow from other facts. Add one: a file, a line here and its type in `DerivedFacts`. */
export const derivedFacts: { readonly [Name in keyof DerivedFacts]: Derivation } = {
	siteName,
	language,
	mainText,
	textIndex,
	keywordMatches,
	pageType,
	robotsDirectives,
	indexingIntent,
};
