import type { Report } from '@plumbline/core';
import type { HeaderPair, PageReport, ParsedInputOf, reportOnPage } from '@plumbline/core/api';
import { isHostOf } from '../accounts/own-host.ts';
import { invalidParameter, ProblemError } from '../http/problems/problem-error.ts';
import {
	type AuditedPage,
	type AuditServices,
	auditUrl,
	type Rendering,
} from '../pages/audits/audit-url.ts';
import { type FetchFailure, failureText } from '../pages/fetch/fetch-outcome.ts';
import type { PageRequest } from '../pages/fetch/fetch-page.ts';
import type { RenderMode } from '../pages/render/renderer.ts';
import { auditOptions } from './audit-options.ts';
import { judgeSiteAround } from './judge-site-around.ts';
import { wireReport } from './report-html.ts';
import { checkRuleNames } from './rule-catalogue.ts';

// Callers must not set headers that the connection itself needs.
const reserved =
	/^(host|connection|keep-alive|transfer-encoding|content-length|te|trailer|upgrade|expect|accept-encoding|user-agent|proxy-.*)$/;

/** Custom headers of the caller, sent only to a host of the account’s own sites. */
function ownHeaders(
	headers: readonly HeaderPair[] | undefined,
	isOwn: boolean,
): Readonly<Record<string, string>> {
	if (headers === undefined) return {};
	if (!isOwn) {
		const message =
			'Headers are sent only to hosts of your own sites. Add the site to your account first.';
		throw invalidParameter('headers', message);
	}
	const lowerCase = headers.map(([name, value]) => [name.toLowerCase(), value] as const);
	const wrong = lowerCase.find(([name]) => reserved.test(name));
	if (wrong)
		throw invalidParameter(
			'headers',
			`The header “${wrong[0]}” belongs to the connection. Remove it.`,
		);
	return Object.fromEntries(lowerCase);
}

type Input = ParsedInputOf<typeof reportOnPage>;

export interface PageReportContext {
	readonly services: AuditServices;
	/** Domains of the account’s own sites. */
	readonly domains: readonly string[];
	readonly signal: AbortSignal;
	readonly onAudited: (audited: Pick<AuditedPage, 'result'>) => void;
	/** Keeps what the audit saw. */
	readonly onRemember?: (audited: AuditedPage) => Promise<void>;
}

/** Fetches the page and reports on it; a failed fetch is a problem. */
export async function reportPage(input: Input, context: PageReportContext): Promise<PageReport> {
	checkRuleNames(input.rules);
	const options = auditOptions(input);
	const request = pageRequest(input, options.geo, context);
	const wantsSite = input.checks?.includes('site') ?? false;
	const render = renderModeOf(input, context.services);
	const audited = await auditUrl(context.services, request, options, {
		wantsDigest: context.onRemember !== undefined,
		wantsSite,
		render,
	});
	if (audited.kind !== 'audited') throw fetchProblem(audited);
	context.onAudited(audited);
	await context.onRemember?.(audited);
	if (!wantsSite) return wirePage(audited, audited.result.report, input);
	const { services } = context;
	const report = await judgeSiteAround(audited, { options, request, services });
	return wirePage(audited, report, input);
}

function pageRequest(input: Input, geo: string, context: PageReportContext): PageRequest {
	const isOwnHost = (hostname: string) => isHostOf(hostname, context.domains);
	const isOwn = isOwnHost(URL.parse(input.url)?.hostname ?? '');
	const headers = ownHeaders(input.headers, isOwn);
	return { url: input.url, geo, isOwnHost, headers, signal: context.signal };
}

function wirePage(
	{ page, rendering, result }: AuditedPage,
	report: Report,
	input: Input,
): PageReport {
	const { charset } = result;
	return {
		...wireReport(report, input),
		keywords: [],
		page_meta: { url: page.url, original_url: page.originalUrl, ...pageMeta(report) },
		status: { http_status: String(page.status), char_set: charset },
		...(input.details && { redirects: page.redirects, ...wireRendering(rendering) }),
	};
}

function renderModeOf({ render = 'never' }: Input, { renderer }: AuditServices): RenderMode {
	if (render === 'never' || renderer) return render;
	throw invalidParameter('render', 'This server does not render pages. Leave the parameter out.');
}

function wireRendering(rendering: Rendering): Pick<PageReport, 'rendering'> {
	if (rendering.kind === 'not_asked') return {};
	const reason = rendering.kind === 'failed' ? rendering.reason : null;
	return { rendering: { state: rendering.kind, reason } };
}

function pageMeta({ page }: Report) {
	return {
		title: page.title,
		meta_description: page.description,
		rel_author: page.relAuthor,
	};
}

/** Why there is no report on a page that should have been fetched. */
function fetchProblem(failure: FetchFailure): ProblemError {
	const text = failureText(failure);
	switch (failure.kind) {
		case 'not_allowed':
			return new ProblemError('url_not_allowed', text, {
				errors: [{ parameter: 'url', message: text }],
			});
		case 'not_html':
			return new ProblemError('page_not_html', text);
		case 'robots_disallowed':
			return new ProblemError(
				'robots_disallowed',
				`${text} Add the site to your account if it is yours, send its HTML instead, or use the browser extension.`,
			);
		case 'unreachable':
			return new ProblemError('page_unreachable', text);
	}
}
