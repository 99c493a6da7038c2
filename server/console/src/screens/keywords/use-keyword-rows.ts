import { listRankings, type Ranking } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { type AllRows, rowsAtOnce, useAllRows } from '../../api/use-all-rows.ts';
import type { Chosen } from '../../shell/site.ts';
import { type KeywordRow, keywordRow } from './keyword-row.ts';

/** All keywords of the site in both periods, the ones with most clicks first. */
export function useKeywordRows(chosen: Chosen | null): AllRows<KeywordRow> {
	const engine = chosen?.engine ?? null;
	const key = engine && [chosen?.site.site_global_key, engine, chosen?.range].join(' ');
	return useAllRows(key, () => {
		const former = new Map<string, Ranking>();
		return async (offset, signal) => {
			if (chosen === null || engine === null) return { rows: [], total: 0 };
			const which = {
				site_global_key: chosen.site.site_global_key,
				search_engine_global_key: engine,
				...question,
				offset,
			};
			const [now, before] = await Promise.all([
				callEndpoint(listRankings, { ...which, ...chosen.period }, signal),
				callEndpoint(listRankings, { ...which, ...chosen.before }, signal),
			]);
			for (const ranking of before.data.keywords) former.set(ranking.keyword, ranking);
			const { keywords } = now.data;
			const rows = keywords.map((ranking) => keywordRow(ranking, former.get(ranking.keyword)));
			return { rows, total: now.total ?? rows.length };
		};
	});
}

const question = {
	sort_col: 'clicks',
	sort_dir: 'desc',
	limit: rowsAtOnce,
	include_keyword_groups: true,
} as const;
