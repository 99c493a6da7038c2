import type { NodeRef } from '../../facts/node-ref.ts';
import { digestSteps, type PageDigest } from '../../facts/page-digest.ts';
import { atOnce, type Steps, takeSteps } from '../../slices/steps.ts';
import { type HtmlPage, htmlSteps } from '../html/from-html.ts';
import type { Place } from '../html/locate-in-html.ts';
import { isServedNode, type ServedHtml, servedPrefix } from './served-html.ts';

/** Reads the HTML of the page as it was sent. In a browser, call `load({ html: true })` first. */
export const readServedHtml = (html: string, url: string | null): ServedHtml =>
	atOnce(servedSteps(html, url));

/** In slices, so that a long page does not block. */
export const readServedHtmlInSlices = (
	html: string,
	url: string | null,
	signal?: AbortSignal,
): Promise<ServedHtml> => takeSteps(servedSteps(html, url), signal);

function* servedSteps(html: string, url: string | null): Steps<ServedHtml> {
	const given = { url };
	const page = yield* htmlSteps(html, { given, scope: 'document', nodePrefix: servedPrefix });
	const { headBreaks, rawHtml, scriptShells } = page.facts;
	const digest = yield* digestSteps(page);
	return {
		digest: hasClosedRoots(html) ? withoutContent(digest) : digest,
		headBreaks,
		rawHtml,
		scriptShells,
		locate: (node) => placeOf(page, node),
		locatePath: page.locatePath,
	};
}

/** Our parser shows them, while a browser keeps their content from scripts that read the page. */
const hasClosedRoots = (html: string) =>
	/<template\s[^>]*shadowrootmode\s*=\s*["']?closed/i.test(html);

const withoutContent = (digest: PageDigest): PageDigest => ({
	...digest,
	headings: null,
	links: null,
	dataTypes: null,
	texts: null,
});

function placeOf(page: HtmlPage, node: NodeRef): Place | null {
	if (!isServedNode(node)) return null;
	const start = Number(String(node).slice(servedPrefix.length + 1));
	// An element that the parser implied has no place.
	return start >= 0 ? page.locate(start) : null;
}
