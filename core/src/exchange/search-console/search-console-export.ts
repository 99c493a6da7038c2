/** A file of an export, such as `Queries.csv`; its name is only shown. */
export interface ExportMember {
	readonly name: string;
	readonly bytes: Uint8Array;
}

export interface ExportFigures {
	readonly clicks: number;
	readonly impressions: number;
	/** 0 where Search Console has none: in Discover and Google News. */
	readonly position: number;
}

/** A query with its totals over the range of the export. */
export interface QueryTotal extends ExportFigures {
	readonly query: string;
}

/** A page with its totals over the range of the export, including anonymized queries. */
export interface PageTotal extends ExportFigures {
	readonly url: string;
}

/** A day of the whole site, `YYYY-MM-DD`. */
export interface SiteDay extends ExportFigures {
	readonly date: string;
}

/** Inclusive days, `YYYY-MM-DD`. */
export interface ExportRange {
	readonly from: string;
	readonly to: string;
}

/** A line of the filters of an export, in the language of the account. */
export interface ExportFilter {
	readonly name: string;
	readonly value: string;
}

export interface SearchConsoleExport {
	readonly queries: readonly QueryTotal[];
	readonly pages: readonly PageTotal[];
	readonly days: readonly SiteDay[];
	/** Null if there are no queries; nothing else needs a range. */
	readonly range: ExportRange | null;
	/** Null for tables without their filters, such as a single `Queries.csv`. */
	readonly filters: readonly ExportFilter[] | null;
	/** Discover and Google News have no positions. */
	readonly hasPositions: boolean;
	/** Remarks for readers of the figures. */
	readonly notes: readonly string[];
}

/** The files are not a readable export; the message says why, and what to do. */
export class SearchConsoleExportError extends Error {}

/** The totals do not say which days they cover, so somebody has to. */
export class ExportWithoutDaysError extends SearchConsoleExportError {}
