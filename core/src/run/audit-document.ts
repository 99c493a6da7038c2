import type { AuditOptions } from '../audit/audit-request.ts';
import { servedLocation, unresolved } from '../audit/report/location.ts';
import type { Report } from '../audit/report/report.ts';
import { withLowerCaseHeaders } from '../facts/given/lower-case-headers.ts';
import { type CollectOptions, fromDocument } from '../read/live/from-document.ts';
import { createNodeRegistry } from '../read/live/node-registry.ts';
import { readServedHtmlInSlices } from '../read/served/read-served-html.ts';
import { withServedHtml } from '../read/served/served-html.ts';
import { createAuditor } from './auditor.ts';
import { loadLanguagesOf } from './missing-languages.ts';

/** The options of an audit of a live document. */
export interface AuditDocumentOptions extends AuditOptions, Partial<CollectOptions> {
	/** The HTML as it was sent, before any script ran. Call `load({ html: true })` first. */
	readonly served?: string;
}

/**
 * Audits a live document as the browser shows it, shadow roots and frames of the same origin
 * included, in slices that do not block the page. Loads the languages it needs first. Nodes are
 * numbers of `registry`; pass your own to find their elements.
 *
 * @returns Plain data. Lines and columns are null: a live document has none.
 * @throws TypeError if an option has the wrong type; names the option.
 * @throws RangeError if `geo` is not a country or `ruleSet` is not a version.
 * @throws The reason of `signal` if it was aborted.
 */
export async function auditDocument(
	document: Document,
	options: AuditDocumentOptions,
): Promise<Report> {
	const auditor = createAuditor(options);
	const registry = options.registry ?? createNodeRegistry();
	const given = { ...options.given, response: withLowerCaseHeaders(options.given?.response) };
	const page = await fromDocument(document, { ...options, registry, given });
	await loadLanguagesOf(auditor.facts(page));
	const { served: html, signal } = options;
	const served =
		html === undefined ? null : await readServedHtmlInSlices(html, page.facts.url, signal);
	const judged = served ? withServedHtml(page, served) : page;
	const { report } = await auditor.judge(judged, { signal });
	return report((node) => (served && servedLocation(served, node)) ?? unresolved(node));
}
