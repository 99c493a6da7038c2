import { auditHtmlPage, digestOf, factsOfHtml } from '@plumbline/core';
import type { AuditedPage } from '../pages/audits/audit-url.ts';

const url = 'https://bakery.example/rye';

/** A small page that was fetched and audited. */
export function auditedPage(
	head: string,
	answer: Partial<AuditedPage['page']> = {},
	{ body = '<p>Rye bread.</p>', robotsTxt = '' } = {},
): AuditedPage {
	const html = `<!doctype html><html lang="en"><head>${head}</head><body><h1>Rye</h1>${body}</body></html>`;
	const options = {
		geo: 'us',
		url,
		scope: 'document' as const,
		response: { status: 200, headers: [], redirects: [] },
		robotsTxt: { status: 200, text: robotsTxt },
	};
	const facts = factsOfHtml(html, options);
	return {
		kind: 'audited',
		rendering: { kind: 'not_asked' },
		page: {
			kind: 'page',
			url,
			originalUrl: url,
			status: 200,
			headers: [],
			redirects: [],
			robots: { text: robotsTxt, status: 200, allowed: true },
			...answer,
		},
		result: {
			report: auditHtmlPage(facts, options),
			charset: 'utf-8',
			ruleErrors: [],
			unjudged: [],
			links: [],
			summarized: null,
			build: null,
			digest: digestOf(facts),
		},
	};
}
