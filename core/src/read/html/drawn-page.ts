import { htmlParser } from '#html-parser';
import type { GivenFacts, PageFacts } from '../../facts/page-facts.ts';
import { atOnce } from '../../slices/steps.ts';
import type { HtmlPage } from './from-html.ts';
import { createHtmlLocator } from './locate-in-html.ts';

/** A live document in which elements are named by their offsets in an HTML text of it. */
export interface DrawnPage {
	readonly html: string;
	readonly page: PageFacts;
}

/** The page with what the host knows in addition, and with the places of its elements in the HTML. */
export function locatedPage({ html, page }: DrawnPage, given: Partial<GivenFacts>): HtmlPage {
	const known = Object.entries(given).filter(([, fact]) => fact !== null);
	const names = new Set(known.map(([name]) => name));
	const unknown = Object.entries(page.unknown).filter(([name]) => !names.has(name));
	let locate: HtmlPage['locate'] | null = null;
	return {
		...page,
		facts: { ...page.facts, ...Object.fromEntries(known) },
		unknown: Object.fromEntries(unknown),
		locate: (offset) => {
			locate ??= createHtmlLocator(html, atOnce(htmlParser().parseDocument(html)).root);
			return locate(offset);
		},
	};
}
