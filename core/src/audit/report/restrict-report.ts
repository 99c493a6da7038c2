import { partsFrom } from './build-report.ts';
import type { Report, ReportedRule } from './report.ts';

/**
 * The report as it would be if only these rules existed. Whether the page can be indexed does not
 * change.
 */
export function restrictReport(report: Report, keep: (ruleName: string) => boolean): Report {
	const kept = (rules: readonly ReportedRule[]) => rules.filter(({ name }) => keep(name));
	return { ...report, ...partsFrom(kept(report.rules), kept(report.findings)) };
}
