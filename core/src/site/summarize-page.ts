import { auditRequest } from '../audit/audit-request.ts';
import type { Location } from '../audit/report/location.ts';
import type { PageSummary } from '../facts/derived/page/summary.fact.ts';
import { createFactStore } from '../facts/fact-store.ts';
import type { HtmlPage } from '../read/html/from-html.ts';
import type { AuditHtmlOptions } from '../run/audit-html.ts';
import type { SummarizedPage } from './packed-page.ts';

/** The parts of an HTML page that the site stores; null if the page's URL or head is unknown. */
export function summarizePage(page: HtmlPage, options: AuditHtmlOptions): SummarizedPage | null {
	const summary = createFactStore(page, auditRequest(options)).get('summary');
	return summary && { summary, places: placesIn(page, summary) };
}

function placesIn({ locate }: HtmlPage, summary: PageSummary): readonly Location[] {
	const { alternates, canonical, description, links, title } = summary;
	const named = [title, description, canonical, ...alternates, ...links];
	return named.flatMap((part) => {
		const node = part?.node;
		return typeof node === 'number' && node >= 0 ? [{ node, ...locate(node) }] : [];
	});
}
