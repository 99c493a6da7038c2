import { type InputOf, listRankings } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { type AllRows, useAllRows } from '../../api/use-all-rows.ts';
import type { Chosen } from '../../site/site.ts';
import { type KeywordRow, keywordRow } from './keyword-row.ts';

/** All keywords of the site in both periods, the ones with most clicks first. */
export function useKeywordRows(chosen: Chosen | null): AllRows<KeywordRow> {
	const engine = chosen?.engine ?? null;
	const asked = {
		site_global_key: chosen?.site.site_global_key ?? '',
		search_engine_global_key: engine ?? '',
		...question,
		date_from: chosen?.period.date_from ?? '',
		date_to: chosen?.period.date_to ?? '',
		...chosen?.compared,
	};
	return useAllRows(engine && JSON.stringify(asked), async (part, signal) => {
		const { data, total } = await callEndpoint(listRankings, { ...asked, ...part }, signal);
		return { rows: data.keywords.map(keywordRow), total: total ?? data.keywords.length };
	});
}

const question = {
	// Only its longest range matters here.
	granularity: 'monthly',
	sort_col: 'clicks',
	sort_dir: 'desc',
	include_keyword_groups: true,
	include: ['brand'],
} satisfies Partial<InputOf<typeof listRankings>>;
