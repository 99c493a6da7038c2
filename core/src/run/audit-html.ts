import type { AuditOptions } from '../audit/audit-request.ts';
import { checkHtml, checkOptions } from '../audit/check-options.ts';
import { type Location, servedLocation } from '../audit/report/location.ts';
import type { Report } from '../audit/report/report.ts';
import type { LayoutFacts } from '../facts/given/layout-facts.ts';
import type { LoadedImages } from '../facts/given/loaded-images.ts';
import { withLowerCaseHeaders } from '../facts/given/lower-case-headers.ts';
import type { Vitals } from '../facts/given/vitals.ts';
import type { NodeRef } from '../facts/node-ref.ts';
import type { ResponseFacts, RobotsTxtFacts } from '../facts/page-facts.ts';
import { type DrawnPage, locatedPage } from '../read/html/drawn-page.ts';
import { fromHtml, type HtmlPage, type Scope } from '../read/html/from-html.ts';
import { readServedHtml } from '../read/served/read-served-html.ts';
import { withServedHtml } from '../read/served/served-html.ts';
import { auditFacts } from './auditor.ts';

/** The options of an audit, and what the caller knows in addition to the HTML. */
export interface AuditHtmlOptions extends AuditOptions {
	/** The page's absolute URL. Without it, rules that compare URLs are not checked. */
	readonly url?: string;
	/** The future title and description of the page, used if the HTML does not contain them. */
	readonly title?: string;
	/** See `title`. */
	readonly description?: string;
	/** A BCP 47 tag, used if the HTML does not name its language. */
	readonly language?: string;
	/** The response that brought the HTML: status, headers, redirects. */
	readonly response?: ResponseFacts;
	/** The robots.txt of the page's origin. */
	readonly robotsTxt?: RobotsTxtFacts;
	/** The HTML as it was sent, if the given text is the result of scripts. */
	readonly served?: string;
	/** Layout facts of the same page from a browser. */
	readonly layout?: LayoutFacts;
	/** The images of the same page in a browser. */
	readonly loadedImages?: LoadedImages;
	/** Measurements of one visit in a browser. */
	readonly vitals?: Vitals;
	/** `auto`, the default, treats a text without an html, head or body tag as a fragment. */
	readonly scope?: Scope;
}

/**
 * Audits an HTML text: a document, or a fragment such as the body of an article. Nothing is fetched.
 * In a browser, call `load({ html: true })` first.
 *
 * @param html The decoded text.
 * @returns Plain data. Places have line, column and CSS path.
 * @throws TypeError if the HTML is not a string or an option has the wrong type; names the option.
 * @throws RangeError if `geo` is not a country or `ruleSet` is not a version.
 */
export function auditHtml(html: string, options: AuditHtmlOptions): Report {
	return auditHtmlPage(factsOfHtml(html, options), options);
}

/** Audits facts from an HTML text, for callers that need the facts too. */
export function auditHtmlPage(page: HtmlPage, options: AuditHtmlOptions): Report {
	const { served: html, url = null } = options;
	if (html === undefined) return auditFacts(page, options, (node) => locationOf(page, node));
	const served = readServedHtml(html, url);
	return auditFacts(
		withServedHtml(page, served),
		options,
		(node) => servedLocation(served, node) ?? locationOf(page, node),
	);
}

/** The facts of an HTML text, without judging them. */
export function factsOfHtml(html: string, options: AuditHtmlOptions): HtmlPage {
	checkHtml(html);
	checkOptions(options);
	return fromHtml(html, {
		given: {
			url: options.url ?? null,
			declaredLanguage: options.language ?? null,
			response: withLowerCaseHeaders(options.response),
			robotsTxt: options.robotsTxt ?? null,
			layout: options.layout ?? null,
			loadedImages: options.loadedImages ?? null,
			vitals: options.vitals ?? null,
		},
		scope: options.scope ?? 'auto',
		title: options.title,
		description: options.description,
	});
}

/** The facts of a page that a browser has drawn. Its URL is that of the browser. */
export const factsOfDrawnPage = (drawn: DrawnPage, options: AuditHtmlOptions): HtmlPage =>
	locatedPage(drawn, {
		declaredLanguage: options.language ?? null,
		response: withLowerCaseHeaders(options.response),
		robotsTxt: options.robotsTxt ?? null,
	});

function locationOf(page: HtmlPage, node: NodeRef): Location {
	// An element that the parser implied has no place.
	const place = typeof node === 'number' && node >= 0 ? page.locate(node) : null;
	return {
		node,
		snippet: place?.snippet ?? null,
		selector: place?.selector ?? null,
		line: place?.line ?? null,
		column: place?.column ?? null,
	};
}
