import type { Severity } from '../rule.ts';

// Only the parts of a saved page that a comparison needs, so that reports of other versions fit
// too.

/** A page of a JSON report of any version, or the result of `savedPage`. */
export interface ComparedPage {
	/** Pages with the same subject are compared. */
	readonly subject: string;
	/** The version of the rule set. */
	readonly rule_set: string;
	readonly audit: readonly ComparedRule[];
}

/** A rule of a saved report. */
export interface ComparedRule {
	readonly rule_name: string;
	readonly status: string;
	readonly superseded: boolean;
	/** Missing in older reports. */
	readonly ignored?: boolean | undefined;
	readonly severity: Severity;
	readonly message: string;
	readonly fix: string;
	readonly evidence: { readonly url: string };
	/** 0 if the rule passed. */
	readonly occurrence_count: number;
	readonly occurrences: readonly ComparedOccurrence[];
}

interface ComparedOccurrence {
	readonly message: string;
	/** The start of the element's source; null if the place is unknown. */
	readonly snippet: string | null;
}
