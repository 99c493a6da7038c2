import {
	type PageFacts,
	type ServedHtml,
	withoutServedHtml,
	withServedHtml,
} from '@plumbline/core';
import type { Served } from '../messaging/protocol.ts';

/**
 * The state of a page before scripts ran: the parsed HTML that its URL was served with, and the
 * response.
 */
export interface SecondSource extends Omit<Served, 'html'> {
	readonly html: ServedHtml | null;
}

/** The facts of a page, completed from its second source if both have the same URL. */
export function withSecondSource(page: PageFacts, source: SecondSource | null): PageFacts {
	if (source?.url !== page.facts.url) return page;
	const { html, reason, response, robotsTxt } = source;
	const { robotsTxt: noRobotsTxt, response: noResponse, ...unknown } = page.unknown;
	const given: PageFacts = {
		...page,
		facts: {
			...page.facts,
			response: response ?? page.facts.response,
			robotsTxt: robotsTxt ?? page.facts.robotsTxt,
		},
		unknown: {
			...unknown,
			...(noResponse && !response && { response: noResponse }),
			...(noRobotsTxt && !robotsTxt && { robotsTxt: noRobotsTxt }),
		},
	};
	return html ? withServedHtml(given, html) : withoutServedHtml(given, reason ?? 'no_served_html');
}
