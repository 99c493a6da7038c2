import type { Severity } from '../rule.ts';

// Only the parts of a saved page that a comparison needs, so that reports of other versions fit
// too.

export interface ComparedPage {
	readonly subject: string;
	readonly rule_set: string;
	readonly audit: readonly ComparedRule[];
}

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
	readonly occurrence_count: number;
	readonly occurrences: readonly ComparedOccurrence[];
}

interface ComparedOccurrence {
	readonly message: string;
	readonly snippet: string | null;
}
