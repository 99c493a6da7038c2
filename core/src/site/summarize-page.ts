import { auditRequest } from '../audit/audit-request.ts';
import type { Location } from '../audit/report/location.ts';
import { ownAddresses } from '../facts/derived/page/named-files.fact.ts';
import type { PageSummary, Pointer } from '../facts/derived/page/summary.fact.ts';
import { createFactStore, type FactStore } from '../facts/fact-store.ts';
import type { HtmlPage } from '../read/html/from-html.ts';
import type { AuditHtmlOptions } from '../run/audit-html.ts';
import type { SummarizedPage } from './packed-page.ts';

/** The parts of an HTML page that the site stores; null if the page's URL or head is unknown. */
export function summarizePage(
	page: HtmlPage,
	options: AuditHtmlOptions,
	/** Whether the caller knows which files exist. */
	namesFiles = false,
): SummarizedPage | null {
	const store = createFactStore(page, auditRequest(options));
	const summary = store.get('summary');
	if (summary === null || !namesFiles)
		return summary && { summary, places: placesIn(page, summary) };
	const files = withMediaFiles(store, page);
	const targets = store.get('jumpTargets')?.flat();
	return { summary, places: placesIn(page, summary, files), files, targets };
}

/** The fact `namedFiles`, and the files that only a walk through the whole page finds. */
function withMediaFiles(store: FactStore, { mediaFiles }: HtmlPage): SummarizedPage['files'] {
	const [files, url, baseUrl] = [store.get('namedFiles'), store.get('url'), store.get('baseUrl')];
	if (files === null || url === null || baseUrl === null) return undefined;
	const known = new Set(files.map(({ address }) => address));
	const media = ownAddresses(mediaFiles?.() ?? [], url, baseUrl);
	return [...files, ...media.filter(({ address }) => !known.has(address))];
}

function placesIn(
	{ locate }: HtmlPage,
	summary: PageSummary,
	files: readonly Pointer[] = [],
): readonly Location[] {
	const { alternates, canonical, description, links, title } = summary;
	const parts = [title, description, canonical, ...alternates, ...links, ...files];
	const nodes = new Set(parts.map((part) => part?.node));
	return [...nodes].flatMap((node) =>
		typeof node === 'number' && node >= 0 ? [{ node, ...locate(node) }] : [],
	);
}
