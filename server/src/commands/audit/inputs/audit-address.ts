import { restrictReport } from '@plumbline/core';
import { auditInTurn, isPassing } from '../../../crawl/visits/audit-in-turn.ts';
import { hostAndPort } from '../../../fetch-page/allowed-hosts.ts';
import { urlProblem } from '../../../fetch-page/check-url.ts';
import { failureText } from '../../../fetch-page/failure-text.ts';
import type { FetchFailure } from '../../../fetch-page/fetch-outcome.ts';
import type { Audited, Failure, InputContext } from './audit-input.ts';

/** Audits the page at a URL, or takes it from the journal. */
export async function auditAddress(url: string, context: InputContext): Promise<Audited | Failure> {
	const { journal, settings } = context;
	const { keep } = settings;
	const known = await journal?.find(url);
	if (known) return { ...known, report: restrictReport(known.report, keep) };
	const audited = await auditInTurn(url, context);
	if (audited.kind !== 'audited') {
		return {
			subject: url,
			failure: fetchFailureText(url, audited),
			kind: audited.kind,
			isNoPage: isNoPage(audited),
		};
	}
	const page = { ...audited.result, subject: audited.page.url };
	if (!isPassing(audited.page)) await journal?.add(url, page);
	return { ...page, rendering: audited.rendering, report: restrictReport(page.report, keep) };
}

const isNoPage = (failure: FetchFailure) =>
	failure.kind === 'not_html' || (failure.kind === 'robots_disallowed' && failure.failing === null);

function fetchFailureText(url: string, failure: FetchFailure): string {
	const text = failureText(failure);
	if (mayBePrivate(failure)) return `${text} ${allowHint(url)}`.trim();
	if (failure.kind !== 'robots_disallowed') return text;
	return `${text} --robots report audits pages of your own site all the same.`;
}

const mayBePrivate = (failure: FetchFailure) =>
	failure.kind === 'not_allowed' || (failure.kind === 'unreachable' && failure.reason === 'dns');

/** Advice to allow the host; empty if that would not help. */
function allowHint(address: string): string {
	const url = URL.parse(address);
	if (url === null || urlProblem(url, new Set([hostAndPort(url)])) !== null) return '';
	return `If the host is your own, PLUMBLINE_ALLOW_HOSTS=${hostAndPort(url)} in the environment allows it.`;
}
