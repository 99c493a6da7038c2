import type {
	ExportFigures,
	QueryTotal,
	SearchConsoleExport,
} from '../exchange/search-console/search-console-export.ts';
import type { FactStore } from '../facts/fact-store.ts';
import { queriesOfPage } from './queries-of-page.ts';
import { isSamePage } from './same-page.ts';

export interface ExportOfPage {
	/** Of the page under all its spellings; null where the export does not list it. */
	readonly total: ExportFigures | null;
	/**
	 * `page`: the export was filtered to this page, and all its queries are the page’s own. `site`: they
	 * are of the whole site, and those whose words the page uses are here.
	 */
	readonly queriesAreOf: 'page' | 'site';
	/** The most shown first. */
	readonly queries: readonly QueryTotal[];
}

/** What an export of Search Console says about one page. */
export function exportOfPage(
	facts: FactStore,
	url: string,
	{ pages, queries }: Pick<SearchConsoleExport, 'pages' | 'queries'>,
): ExportOfPage {
	const own = pages.filter((page) => isSamePage(page.url, url));
	const isOfPage = own.length > 0 && own.length === pages.length;
	return {
		total: own.length === 0 ? null : totalOf(own),
		queriesAreOf: isOfPage ? 'page' : 'site',
		queries: isOfPage
			? queries.toSorted((one, other) => other.impressions - one.impressions)
			: queriesOfPage(facts, queries),
	};
}

/** Positions are means over impressions, so they are weighted by them. */
function totalOf(figures: readonly ExportFigures[]): ExportFigures {
	const sum = (of: (one: ExportFigures) => number) =>
		figures.reduce((total, one) => total + of(one), 0);
	const impressions = sum((one) => one.impressions);
	return {
		clicks: sum(({ clicks }) => clicks),
		impressions,
		position: impressions === 0 ? 0 : sum((one) => one.position * one.impressions) / impressions,
	};
}
