import { listRankings, type Ranking } from '@plumbline/core/api';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Period } from '../../address/periods.ts';
import { type Answer, callEndpoint, isSignedOut } from '../../api/send.ts';
import { SessionContext } from '../../shell/session.ts';
import type { Chosen } from '../../shell/site.ts';
import { type KeywordRow, keywordRow } from './keyword-row.ts';

export interface KeywordRows {
	/** Null until the first rows arrive. */
	readonly rows: readonly KeywordRow[] | null;
	/** The number of all rows, of which some may still be on their way. */
	readonly total: number;
	readonly error: Error | null;
	readonly reload: () => void;
}

const atOnce = 1000;
const nothing = { rows: null, total: 0, error: null };

/** All keywords of the site, the ones with most clicks first: a thousand at once, and then the others. */
export function useKeywordRows(chosen: Chosen | null): KeywordRows {
	const { onSignedOut, signIns } = useContext(SessionContext);
	const [state, set] = useState<Omit<KeywordRows, 'reload'>>(nothing);
	const [times, again] = useState(0);
	const key = chosen && [chosen.site.site_global_key, chosen.engine, chosen.range].join(' ');

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key names what is chosen
	useEffect(() => {
		const engine = chosen?.engine ?? null;
		if (chosen === null || engine === null) return;
		const gone = new AbortController();
		const ask = (period: Period, offset: number) => {
			const which = {
				site_global_key: chosen.site.site_global_key,
				search_engine_global_key: engine,
			};
			return callEndpoint(listRankings, { ...which, ...period, ...question, offset }, gone.signal);
		};
		set(nothing);
		loadAll(chosen, ask, (rows, total) => set({ rows, total, error: null })).catch(
			(error: Error) => {
				if (gone.signal.aborted) return;
				if (isSignedOut(error)) onSignedOut();
				set((before) => ({ ...before, error }));
			},
		);
		return () => gone.abort();
	}, [key, times, signIns]);
	return { ...state, reload: () => again((count) => count + 1) };
}

const question = {
	sort_col: 'clicks',
	sort_dir: 'desc',
	limit: atOnce,
	include_keyword_groups: true,
} as const;

type Ask = (
	period: Period,
	offset: number,
) => Promise<Answer<{ readonly keywords: readonly Ranking[] }>>;

async function loadAll(
	{ period, before }: Chosen,
	ask: Ask,
	onRows: (rows: readonly KeywordRow[], total: number) => void,
): Promise<void> {
	const now: Ranking[] = [];
	const former = new Map<string, Ranking>();
	let total = Number.POSITIVE_INFINITY;
	for (let offset = 0; offset < total; offset += atOnce) {
		const [current, past] = await Promise.all([ask(period, offset), ask(before, offset)]);
		now.push(...current.data.keywords);
		for (const ranking of past.data.keywords) former.set(ranking.keyword, ranking);
		total = current.total ?? now.length;
		onRows(
			now.map((ranking) => keywordRow(ranking, former.get(ranking.keyword))),
			total,
		);
	}
}
