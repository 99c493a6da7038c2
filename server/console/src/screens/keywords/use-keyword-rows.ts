import { type InputOf, listRankings } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { type AllRows, useAllRows } from '../../api/use-all-rows.ts';
import type { Chosen } from '../../site/site.ts';
import { type KeywordRow, keywordRow } from './keyword-row.ts';

/** All keywords of the site in both periods, the ones with most clicks first. */
export function useKeywordRows(chosen: Chosen | null): AllRows<KeywordRow> {
	const engine = chosen?.engine ?? null;
	const key = engine && [chosen?.site.site_global_key, engine, chosen?.range].join(' ');
	return useAllRows(key, async (part, signal) => {
		if (chosen === null || engine === null) return { rows: [], total: 0 };
		const { site, period, before, isComparable } = chosen;
		const asked = {
			site_global_key: site.site_global_key,
			search_engine_global_key: engine,
			...question,
			...period,
			...(isComparable && { compare_from: before.date_from, compare_to: before.date_to }),
			...part,
		};
		const { data, total } = await callEndpoint(listRankings, asked, signal);
		return { rows: data.keywords.map(keywordRow), total: total ?? data.keywords.length };
	});
}

const question = {
	sort_col: 'clicks',
	sort_dir: 'desc',
	include_keyword_groups: true,
	include: ['brand'],
} satisfies Partial<InputOf<typeof listRankings>>;
