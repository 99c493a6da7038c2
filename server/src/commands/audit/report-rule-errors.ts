import type { RuleError } from '../../pages/audits/audit-task.ts';
import { say, type Terminal } from '../terminal.ts';

export function reportRuleError(terminal: Terminal, subject: string, { rule }: RuleError): void {
	say(terminal, `plumbline: ${subject}: the rule ${rule} could not be run on this page.`);
}

/** For many pages: the first one of each rule. */
export function reportRuleErrorsOnce(terminal: Terminal) {
	const reported = new Set<string>();
	return (subject: string, error: RuleError): void => {
		if (reported.has(error.rule)) return;
		reported.add(error.rule);
		reportRuleError(terminal, subject, error);
	};
}
