import type { Report, ReportedRule } from './report.ts';

/** The report as lines without its texts: everything that must not change when wording or files do. */
export function reportWithoutTexts(report: Report): readonly string[] {
	const { rules, findings, information, counts, ...rest } = report;
	const { blocker, error, warning, note } = counts;
	return [
		JSON.stringify({ ...rest, counts: { blocker, error, warning, note } }),
		...[...findings, ...information].flatMap(linesOfRule),
		`superseded: ${namesOf(rules.filter(({ isSuperseded }) => isSuperseded))}`,
		...notChecked(rules),
	];
}

function linesOfRule(rule: ReportedRule): readonly string[] {
	const { name, severity, status, occurrenceCount, measured } = rule;
	return [
		JSON.stringify({ name, severity, status, occurrenceCount, measured }),
		...rule.occurrences.map(({ message: _, ...occurrence }) => `\t${JSON.stringify(occurrence)}`),
	];
}

function notChecked(rules: readonly ReportedRule[]): readonly string[] {
	const unchecked = rules.filter(({ status }) => status === 'not_checked');
	return [...Map.groupBy(unchecked, ({ reason }) => reason)].map(
		([reason, group]) => `not checked, ${reason}: ${namesOf(group)}`,
	);
}

const namesOf = (rules: readonly ReportedRule[]) => rules.map(({ name }) => name).join(' ');
