import { listSearchTotals, type SearchCoverage } from '@plumbline/core/api';
import { knownPeriod, todayHere } from '../address/periods.ts';
import { callEndpoint } from '../api/send.ts';
import { type Loaded, useAnswer } from '../api/use-answer.ts';
import type { ChosenSite } from '../site/site.ts';

/** Which days a search engine has complete figures for. Loads nothing without a search engine. */
export function useCoverage(chosen: ChosenSite | null): Loaded<SearchCoverage> {
	const which = {
		site_global_key: chosen?.site.site_global_key ?? '',
		search_engine_global_key: chosen?.engine ?? '',
		...knownPeriod(todayHere()),
		granularity: 'monthly' as const,
	};
	const key = chosen?.engine ? `coverage ${JSON.stringify(which)}` : null;
	return useAnswer(key, async (signal) => {
		const { data } = await callEndpoint(listSearchTotals, which, signal);
		return data.meta.coverage;
	});
}
