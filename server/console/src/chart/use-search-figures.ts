import { listSearchTotals, type SearchFigures, type SearchTotals } from '@plumbline/core/api';
import { callEndpoint } from '../api/send.ts';
import { type Loaded, useAnswer } from '../api/use-answer.ts';
import { useSegment } from '../segment/use-segment.ts';
import type { Chosen } from '../site/site.ts';
import { fairBefore } from './fair-before.ts';

export interface SearchFiguresOfPeriods {
	/** Of the period alone. */
	readonly totals: SearchFigures;
	/** By step, with the fresh days if they are wanted. */
	readonly charted: SearchTotals;
	/** Null if nothing is compared. */
	readonly before: SearchTotals | null;
	/** Of the whole site beside the time just before; null where nobody can tell. */
	readonly beyondUsual: SearchTotals['beyond_usual'] | null;
}

/** The totals of the segment, or of one of its pages, in the chosen period and the one to compare with. */
export function useSearchFigures(chosen: Chosen, url?: string): Loaded<SearchFiguresOfPeriods> {
	const { before, charted, engine, granularity, period, periods, site } = chosen;
	const { segment, segmented } = useSegment();
	const which = {
		site_global_key: site.site_global_key,
		search_engine_global_key: engine ?? '',
		granularity,
		...segmented,
		...(url !== undefined && { url }),
	};
	const isStep = before !== null && periods.before?.to === periods.period.from - 1;
	const include_usual = isStep && segment.length === 0 && url === undefined;
	const asked = [which, period, before, charted];
	return useAnswer(`figures ${JSON.stringify(asked)}`, async (signal) => {
		const ask = async (dates: typeof period, more: { readonly include_usual?: boolean } = {}) =>
			(await callEndpoint(listSearchTotals, { ...which, ...dates, ...more }, signal)).data;
		const hasFresh = charted.date_to !== period.date_to;
		const [now, withFresh, then] = await Promise.all([
			ask(period, { include_usual }),
			hasFresh ? ask(charted) : null,
			before && ask(before),
		]);
		return {
			totals: now.totals,
			charted: withFresh ?? now,
			before: fairBefore(now, then),
			beyondUsual: now.beyond_usual ?? null,
		};
	});
}
