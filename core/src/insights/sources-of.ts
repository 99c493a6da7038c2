import type { ReportedRule } from '../audit/report/report.ts';

/** The pages that say so: the one of the rule, then what its occurrences name. */
export function sourcesOf({
	evidence,
	occurrences,
}: Pick<ReportedRule, 'evidence' | 'occurrences'>): readonly string[] {
	const named = occurrences.flatMap(({ values: { source } }) =>
		typeof source === 'string' ? [source] : [],
	);
	return [...new Set([evidence.url, ...named])];
}
