import type { RuleError } from '../../pages/audits/audit-task.ts';
import { say, type Terminal } from '../terminal.ts';

export function tellRuleError(terminal: Terminal, subject: string, { rule }: RuleError): void {
	say(terminal, `plumbline: ${subject}: the rule ${rule} could not be run on this page.`);
}

/** For many pages: the first one of each rule. */
export function tellRuleErrorsOnce(terminal: Terminal) {
	const told = new Set<string>();
	return (subject: string, error: RuleError): void => {
		if (told.has(error.rule)) return;
		told.add(error.rule);
		tellRuleError(terminal, subject, error);
	};
}
