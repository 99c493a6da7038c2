import type { DerivedFacts } from './derived/derived-fact.ts';
import type { KnownFacts } from './page-facts.ts';

type Known = { readonly [Name in keyof KnownFacts]: NonNullable<KnownFacts[Name]> };

/** Every fact by name, as it is when it is known. */
export type Facts = Known & DerivedFacts;
export type FactName = keyof Facts;

/** What a reader of these facts is given: known, or null for those it only may read. */
export type FactsRead<Reads extends FactName, MayRead extends FactName = never> = {
	readonly [Name in Reads]: Facts[Name];
} & {
	readonly [Name in MayRead]: Facts[Name] | null;
};
