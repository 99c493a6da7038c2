import { texts } from 'virtual:explanations';
import type { ReportedRule } from '@plumbline/core';

/**
 * Adds the English reason and fix, which the build takes out of the rules; other languages have
 * theirs in the report.
 */
export const explained = (rule: ReportedRule): ReportedRule => ({
	...rule,
	why: rule.why || (texts[rule.name]?.why ?? ''),
	fix: rule.fix || (texts[rule.name]?.fix ?? ''),
});
