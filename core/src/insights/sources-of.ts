import type { ReportedRule } from '../audit/report/report.ts';

/** The sources of a finding: that of the rule, then those that its occurrences name. */
export function sourcesOf({
	evidence,
	occurrences,
}: Pick<ReportedRule, 'evidence' | 'occurrences'>): readonly string[] {
	const named = occurrences.flatMap(({ values: { source } }) =>
		typeof source === 'string' ? [source] : [],
	);
	return [...new Set([evidence.url, ...named])];
}
