import type { Location } from './location.ts';
import type { Report, ReportedOccurrence, ReportedRule } from './report.ts';
import { verdictLine } from './verdict-line.ts';
import { type WireRule, wireRule } from './wire.ts';

export type DetailedReport = ReturnType<typeof toDetails>;
export type DetailedRule = DetailedReport['audit'][number];

/** The wire report plus everything that `details=true` adds, including information rules. */
export function toDetails(report: Report) {
	const { counts } = report;
	return {
		keywords: report.suggestedKeywords,
		audit: report.rules
			.filter((rule) => rule.isListed || rule.class === 'information')
			.map((rule) => detailedRule(rule, report.source)),
		verdict: { indexable: report.indexable, summary: verdictLine(report) },
		counts: {
			blocker: counts.blocker,
			error: counts.error,
			warning: counts.warning,
			note: counts.note,
			passed: counts.passed,
			not_applicable: counts.notApplicable,
			not_checked: counts.notChecked,
		},
		score: report.score,
		language: report.language,
		page_type: report.pageType,
		page_type_signs: report.pageTypeSigns,
		rule_set: report.ruleSet,
		suggested_keywords: report.suggestedKeywords,
	};
}

export interface RuleSelection {
	/** Only the rules that failed. */
	readonly failed?: boolean;
	/** Only the rules with these names; all by default. */
	readonly rules?: readonly string[];
}

/** The parameters `failed=true` and `rules=a,b` of the interface, for rows of either shape. */
export function selectRules<Row extends WireRule>(
	audit: readonly Row[],
	{ failed = false, rules }: RuleSelection,
): readonly Row[] {
	const names = rules && new Set(rules);
	return audit.filter(
		({ optimized, rule_name }) => !(failed && optimized) && (names?.has(rule_name) ?? true),
	);
}

function detailedRule(rule: ReportedRule, source: Report['source']) {
	return {
		...wireRule(rule),
		status: rule.status,
		reason: rule.reason,
		class: rule.class,
		severity: rule.severity,
		audience: rule.audience,
		source,
		superseded: rule.isSuperseded,
		ignored: rule.isIgnored,
		title: rule.title,
		message: rule.headline,
		why: rule.why,
		fix: rule.fix,
		evidence: rule.evidence,
		measured: rule.measured,
		occurrence_count: rule.occurrenceCount,
		occurrences: rule.occurrences.map(detailedOccurrence),
	};
}

function detailedOccurrence({ id, message, nodes: [first, ...related] }: ReportedOccurrence) {
	return { id, message, ...place(first), related: related.map(place) };
}

const place = (location: Location | undefined) => ({
	selector: location?.selector ?? null,
	snippet: location?.snippet ?? null,
	line: location?.line ?? null,
	column: location?.column ?? null,
});
