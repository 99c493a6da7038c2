import { type Report, selectRules, toDetails, toWire } from '@plumbline/core';
import type { HtmlReport } from '@plumbline/core/api';

interface WireChoice {
	readonly details?: boolean | undefined;
	/** Only rules that are not satisfied. */
	readonly failed?: boolean | undefined;
	/** Only rules of these names. */
	readonly rules?: readonly string[] | undefined;
}

/** The report as the interface has it; with `details`, everything beside it. */
export function wireReport(report: Report, choice: WireChoice): HtmlReport {
	const { details, failed = false, rules } = choice;
	const wire: HtmlReport = details ? toDetails(report) : toWire(report);
	return { ...wire, audit: selectRules(wire.audit, { failed, ...(rules && { rules }) }) };
}
