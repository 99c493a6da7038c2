import type { Day } from '../../facts/day.ts';
import type { Facts } from '../../facts/facts.ts';
import { KeywordNumbers } from './keyword-numbers.ts';

type FactCounts = Record<keyof Facts, number>;

/** Counts what an import stored, and collects notes about it. */
export class ImportTally {
	readonly facts: FactCounts = {
		ranks: 0,
		search: 0,
		searchPages: 0,
		searchPeriods: 0,
		siteSearch: 0,
		pageSearch: 0,
		pages: 0,
		pageEvents: 0,
		searchVolumes: 0,
	};
	readonly keywords = new KeywordNumbers();
	readonly days = new Set<Day>();
	/** Lines whose keyword and day appeared before. */
	repeated = 0;
	repeatsCount: 'first' | 'last' = 'last';
	/** Positions that mean either a failed check or no rank. */
	unknownPositions = 0;
	readonly warnings: string[] = [];
}
