import { type Report, selectRules, toDetails, toWire } from '@plumbline/core';
import type { HtmlReport } from '@plumbline/core/api';

interface WireChoice {
	readonly details?: boolean | undefined;
	/** Keep only rules that are not satisfied. */
	readonly failed?: boolean | undefined;
	/** Keep only rules with these names. */
	readonly rules?: readonly string[] | undefined;
}

/** The report in the format of the API; with `details`, everything else too. */
export function wireReport(report: Report, choice: WireChoice): HtmlReport {
	const { details, failed = false, rules } = choice;
	const wire: HtmlReport = details ? toDetails(report) : toWire(report);
	return { ...wire, audit: selectRules(wire.audit, { failed, ...(rules && { rules }) }) };
}
