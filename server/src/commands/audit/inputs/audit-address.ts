import { restrictReport } from '@plumbline/core';
import { auditInTurn, isPassing } from '../../../crawl/visits/audit-in-turn.ts';
import type { Audited, Failure, InputContext } from './audit-input.ts';
import { visitFailureText } from './visit-failure-text.ts';

/** Audits the page at a URL, or takes it from the journal. */
export async function auditAddress(url: string, context: InputContext): Promise<Audited | Failure> {
	const { journal, settings } = context;
	const { keep } = settings;
	const known = await journal?.find(url);
	if (known) return { ...known, ruleErrors: [], report: restrictReport(known.report, keep) };
	const audited = await auditInTurn(url, context);
	if (audited.kind !== 'audited') return { subject: url, failure: visitFailureText(url, audited) };
	const { page, rendering, result } = audited;
	const { report, ruleErrors, summarized } = result;
	const subject = page.url;
	if (!isPassing(page)) await journal?.add(url, { subject, report, summarized });
	return { subject, report: restrictReport(report, keep), ruleErrors, summarized, rendering };
}
