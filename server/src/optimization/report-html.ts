import { type Report, selectRules, toDetails, toWire } from '@plumbline/core';
import type { HtmlReport, ParsedInputOf, reportOnHtml } from '@plumbline/core/api';
import type { AuditResult, HtmlSource } from '../pages/audits/audit-task.ts';
import type { AuditServices } from '../pages/audits/audit-url.ts';
import { defaultLimits } from '../pages/fetch/limits.ts';
import { htmlAuditOptions } from './audit-options.ts';
import { checkRuleNames } from './rule-catalogue.ts';

type Input = ParsedInputOf<typeof reportOnHtml>;

export interface HtmlReportContext {
	readonly services: Pick<AuditServices, 'pool'>;
	readonly signal: AbortSignal;
	readonly onAudited: (audited: { readonly result: AuditResult }) => void;
	/** Keeps what the audit saw. */
	readonly onRemember?: (audited: HtmlAudit) => Promise<void>;
}

interface HtmlAudit {
	readonly url: string;
	readonly status: number | null;
	readonly result: AuditResult;
}

/** Reports on HTML from the request. */
export async function reportHtml(
	input: Input,
	html: HtmlSource,
	{ services, signal, onAudited, onRemember }: HtmlReportContext,
): Promise<HtmlReport> {
	checkRuleNames(input.rules);
	const wantsDigest = onRemember !== undefined;
	const options = htmlAuditOptions(input);
	const task = { html, mostBytes: defaultLimits.pageBytes, options, wantsDigest };
	const result = await services.pool.run(task, signal);
	onAudited({ result });
	const { status = null, url = '' } = input;
	await onRemember?.({ url, status, result });
	return wireReport(result.report, input);
}

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
