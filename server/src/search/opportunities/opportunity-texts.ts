import type { Locale } from '@plumbline/core';
import type { OpportunityKind } from '@plumbline/core/api';
import type { FoundOpportunity, NotLooked } from './found-opportunity.ts';
import { opportunityTextsEn } from './opportunity-texts.en.ts';
import { opportunityTextsJa } from './opportunity-texts.ja.ts';
import type { OpportunityTexts } from './texts-of-opportunities.ts';

const texts: Readonly<Record<Locale, OpportunityTexts>> = {
	en: opportunityTextsEn,
	ja: opportunityTextsJa,
};

/** The reason of an opportunity and what to do about it. */
export function inWords(
	found: FoundOpportunity,
	locale: Locale,
): { readonly reason: string; readonly what_to_do: string } {
	const kinds: Readonly<Record<OpportunityKind, OpportunityTexts['kinds'][OpportunityKind]>> =
		texts[locale].kinds;
	return kinds[found.kind](found);
}

export function whyNotLooked(reason: NotLooked, locale: Locale): string {
	return texts[locale].notLooked[reason];
}
