import { texts } from 'virtual:evidence-texts';
import type { Report, ReportedRule } from '@plumbline/core';
import { explained } from '../../texts/explained.ts';

/** Adds the texts that the panel does not load before an export. */
export const withRuleTexts = (report: Report): Report => ({
	...report,
	rules: report.rules.map(withTexts),
	findings: report.findings.map(withTexts),
	information: report.information.map(withTexts),
});

const withTexts = (rule: ReportedRule): ReportedRule => ({
	...explained(rule),
	evidence: { ...rule.evidence, says: texts[rule.name] ?? '' },
});
