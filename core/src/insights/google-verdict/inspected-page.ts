/** The answer of Google’s URL Inspection about a page, in its own constants. Texts are empty if unknown. */
export interface InspectedPage {
	readonly url: string;
	/** `PASS`, `NEUTRAL`, `FAIL`. */
	readonly verdict: string;
	/** Google’s own sentence: “Crawled - currently not indexed”. */
	readonly coverage: string;
	readonly robotsTxt: string;
	readonly indexing: string;
	readonly pageFetch: string;
	readonly googleCanonical: string;
	readonly declaredCanonical: string;
	readonly lastCrawlMs: number | null;
}

/** Our own newest audit of the same page. */
export interface AuditBeside {
	readonly auditedMs: number;
	/** Names of the failed rules. */
	readonly failedRules: readonly string[];
	/** Names of the rules that could not be checked, so that their silence means nothing. */
	readonly uncheckedRules?: readonly string[];
}

export type InspectedState = 'indexed' | 'not_indexed' | 'unknown';

/** Google calls a page that it leaves out on purpose neutral. */
export function inspectedState(verdict: string): InspectedState {
	if (verdict === 'PASS') return 'indexed';
	return /^(PARTIAL|FAIL|NEUTRAL)$/.test(verdict) ? 'not_indexed' : 'unknown';
}
