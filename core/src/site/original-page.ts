import type { PageSummary } from '../facts/derived/page/summary.fact.ts';

type Page = Omit<PageSummary, 'links'>;

/** Whether the page asks to be shown in search results under its own URL. */
export function isOriginal(page: Page): boolean {
	return isAnswered(page) && !page.isNoindex && !page.isHidden && !isCopy(page);
}

/** Its canonical is a different URL. */
export const isCopy = ({ canonical, url }: Page) => canonical !== null && canonical.address !== url;

const isAnswered = ({ status }: Page) => status === null || (status >= 200 && status < 300);

const pageNumber =
	/[?&](?:p|pg|page|paged|pageno|page_no|pagenum|seite|pagina|start|offset|from)=\d+(?:&|$)|\/(?:page|seite|pagina)[/-]?\d+\/?(?:$|\?)/i;

/** A later page of a list, which rightly repeats the text of the first. */
export const isLaterPart = ({ url }: Page) => pageNumber.test(url);
