import type { Day } from '../days/day.ts';
import type { Facts } from '../facts/facts.ts';
import { KeywordNumbers } from './keyword-numbers.ts';

type FactCounts = Record<keyof Facts, number>;

/** What an import brought, and what is to be said about it. */
export class ImportTally {
	readonly facts: FactCounts = {
		ranks: 0,
		search: 0,
		searchPages: 0,
		searchPeriods: 0,
		siteSearch: 0,
		pages: 0,
		pageEvents: 0,
		searchVolumes: 0,
	};
	readonly keywords = new KeywordNumbers();
	readonly days = new Set<Day>();
	/** Lines whose keyword and day came before: they replace what came before. */
	repeated = 0;
	/** Positions that may be a failed check as well as none. */
	unknownPositions = 0;
	readonly warnings: string[] = [];
}
