import { countsOf } from './build-report.ts';
import type { Report, ReportedRule } from './report.ts';
import { scoreOf } from './score.ts';

/** The report as if only these rules existed; whether the page can be indexed stays what it is. */
export function restrictReport(report: Report, keep: (ruleName: string) => boolean): Report {
	const kept = (rules: readonly ReportedRule[]) => rules.filter(({ name }) => keep(name));
	const [rules, findings] = [kept(report.rules), kept(report.findings)];
	return {
		...report,
		rules,
		findings,
		information: kept(report.information),
		counts: countsOf(rules, findings),
		score: scoreOf(findings.map(({ severity }) => severity)),
	};
}
