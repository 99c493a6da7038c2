import type {
	ExportFigures,
	QueryTotal,
	SearchConsoleExport,
} from '../../exchange/search-console/search-console-export.ts';
import type { FactStore } from '../../facts/fact-store.ts';
import { isSamePage } from '../links/same-page.ts';
import { queriesOfPage } from './queries-of-page.ts';

export interface ExportOfPage {
	/** Totals of the page in all spellings of its URL; null if the export does not list it. */
	readonly total: ExportFigures | null;
	/**
	 * `page`: the export was filtered to this page, and all its queries belong to the page. `site`:
	 * the queries are those of the whole site whose words the page uses.
	 */
	readonly queriesAreOf: 'page' | 'site';
	/** Sorted by impressions. */
	readonly queries: readonly QueryTotal[];
}

/** The figures of an export of Search Console for one page. */
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

/**
 * The total of several figures. Positions are averages over impressions, so they are weighted by
 * them.
 */
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
