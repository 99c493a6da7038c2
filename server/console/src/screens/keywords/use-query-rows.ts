import {
	answeredLikeness,
	listSearchQueries,
	type QueryView,
	queryViews,
	type SearchQueries,
	type SearchQuery,
	type SearchQueryColumn,
} from '@plumbline/core/api';
import type { Order } from '@plumbline/ui';
import { useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { type LoadedRows, useServerRows } from '../../api/use-server-rows.ts';
import { useSegment } from '../../segment/use-segment.ts';
import type { Chosen } from '../../site/site.ts';
import { withoutPosition } from '../../table/figure-columns.tsx';

export type QueriesSummary = NonNullable<SearchQueries['summary']>;

interface QueriesHead {
	readonly summary: QueriesSummary;
	readonly imported: SearchQueries['meta']['imported'];
}

/** The columns of the table that the server sorts by another name. */
const columns: Readonly<Record<string, SearchQueryColumn>> = { position: 'average_position' };

/** The view that the address names; null for all queries. */
export function useView(): QueryView | null {
	const { query } = useNavigation();
	return queryViews.find((name) => name === query.get('view')) ?? null;
}

const most = (by: string) => ({ by, isDescending: true });
const leastClicks = { by: 'clicks_change', isDescending: false };

/** The rows that people look for in a view come first. */
const firstOrders: Partial<Readonly<Record<QueryView, Order>>> = {
	lost: leastClicks,
	fell: leastClicks,
	rose: most('clicks_change'),
	near_first_page: most('impressions'),
	several_pages: most('impressions'),
};

export const firstOrder = (view: QueryView | null): Order =>
	(view && firstOrders[view]) ?? most('clicks');

/** The stored queries of both periods that fit the address, in its order, and their sums. */
export function useQueryRows(
	chosen: Chosen | null,
	{ by, isDescending }: Order,
): LoadedRows<SearchQuery, QueriesHead | null> {
	const { query } = useNavigation();
	const view = useView();
	const hasPositions = chosen?.hasLikeImpressions ?? true;
	const { segmented } = useSegment();
	const [words, group, url] = [query.get('filter'), query.get('group'), query.get('url')];
	const asked = {
		site_global_key: chosen?.site.site_global_key ?? '',
		search_engine_global_key: chosen?.engine ?? '',
		...chosen?.period,
		...chosen?.compared,
		...segmented,
		...(view && { view }),
		...(words && { contains: words.slice(0, 200) }),
		...(group && { groups: [groupKey(chosen, group)] }),
		...(url && { url }),
		sort_col: columns[by] ?? (by as SearchQueryColumn),
		sort_dir: isDescending ? ('desc' as const) : ('asc' as const),
	};
	return useServerRows(chosen?.engine ? JSON.stringify(asked) : null, async (part, signal) => {
		const { data, total } = await callEndpoint(listSearchQueries, { ...asked, ...part }, signal);
		// The days of one side alone may lack figures.
		const isLike = answeredLikeness(data.meta).notCompared === null;
		const fair = <One extends object>(one: One) => (isLike ? one : { ...one, before: null });
		return {
			rows: data.queries.map(fair).map((row) => (hasPositions ? row : withoutPosition(row))),
			total: total ?? data.queries.length,
			head: data.summary && { summary: fair(data.summary), imported: data.meta.imported },
		};
	});
}

/** The key of a group, which stays when somebody renames it, and contains no comma. */
function groupKey(chosen: Chosen | null, name: string): string {
	const group = chosen?.site.keyword_groups.find((one) => one.name === name);
	return group?.global_key ?? name;
}
