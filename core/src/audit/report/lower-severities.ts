import type { Severity } from '../rule.ts';
import { isFinding, partsFrom } from './build-report.ts';
import type { Report, ReportedRule } from './report.ts';
import { byImportance, severityRank } from './severity.ts';

/**
 * The report with these rules no more severe than given, by name. Whether the page can be indexed
 * does not change.
 */
export function lowerSeverities(report: Report, most: Readonly<Record<string, Severity>>): Report {
	const rules = report.rules.map((rule) => lowerSeverity(rule, most));
	return { ...report, ...partsFrom(rules, rules.filter(isFinding).sort(byImportance)) };
}

export function lowerSeverity(
	rule: ReportedRule,
	most: Readonly<Record<string, Severity>>,
): ReportedRule {
	const severity = Object.hasOwn(most, rule.name) ? most[rule.name] : undefined;
	const isLower = severity !== undefined && severityRank(severity) > severityRank(rule.severity);
	return isLower ? { ...rule, severity } : rule;
}
