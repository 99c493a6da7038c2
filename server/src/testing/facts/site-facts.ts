/** A site with facts, as plain data, for tests that read facts. Dates are `YYYY-MM-DD`. */
export interface SiteFacts {
	readonly keywords?: readonly KeywordFact[];
	/** Keywords in facts exist without being listed here. */
	readonly pages?: readonly PageFact[];
	/** Names of conversion events. */
	readonly events?: readonly string[];
	readonly groups?: readonly string[];
	readonly ranks?: readonly RankFact[];
	readonly search?: readonly SearchFact[];
	readonly searchPages?: readonly SearchPageFact[];
	readonly searchPeriods?: readonly SearchPeriodFact[];
	readonly visits?: readonly VisitFact[];
	readonly conversions?: readonly ConversionFact[];
	readonly searchVolumes?: readonly SearchVolumeFact[];
}

export interface KeywordFact {
	readonly text: string;
	readonly isActive?: boolean;
	readonly groups?: readonly string[];
}

export interface PageFact {
	readonly url: string;
	readonly sameAs?: string;
}

export interface RankFact {
	readonly keyword: string;
	readonly date: string;
	/** `u` not in the checked depth, `e` the check failed. */
	readonly rank: number | 'u' | 'e';
	readonly url?: string;
	readonly depth?: number;
	readonly listing?: { readonly title: string; readonly snippet: string };
}

interface Sums {
	readonly impressions: number;
	readonly clicks: number;
	readonly position: number;
}

export interface SearchFact extends Sums {
	readonly keyword: string;
	readonly date: string;
	readonly url?: string;
}

export interface SearchPageFact extends Sums {
	readonly keyword: string;
	readonly date: string;
	readonly url: string;
}

export interface SearchPeriodFact extends Sums {
	readonly keyword: string;
	readonly from: string;
	readonly to: string;
}

export interface VisitFact {
	/** Empty: the fact has only a keyword. */
	readonly url: string;
	readonly keyword?: string;
	readonly date: string;
	readonly visits: number;
}

export interface ConversionFact {
	readonly url: string;
	readonly date: string;
	/** Name of a conversion event; missing if the source does not name one. */
	readonly event?: string;
	readonly conversions: number;
	readonly revenue: number;
}

export interface SearchVolumeFact {
	readonly keyword: string;
	readonly date: string;
	readonly volume: number;
}
