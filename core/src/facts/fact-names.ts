import type { DerivedFacts } from './derived/derived-fact.ts';
import type { KnownFacts } from './page-facts.ts';

type Known = { readonly [Name in keyof KnownFacts]: NonNullable<KnownFacts[Name]> };

/** Every fact by name, with the type it has if it is known. */
export type Facts = Known & DerivedFacts;
export type FactName = keyof Facts;

/** The facts that a reader receives: known, or null for those in `mayRead`. */
export type FactsRead<Reads extends FactName, MayRead extends FactName = never> = {
	readonly [Name in Reads]: Facts[Name];
} & {
	readonly [Name in MayRead]: Facts[Name] | null;
};
