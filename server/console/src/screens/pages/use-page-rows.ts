import { listSearchPages, type SearchPage } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { type AllRows, useAllRows } from '../../api/use-all-rows.ts';
import { useLanguage } from '../../language/language.ts';
import type { Chosen } from '../../site/site.ts';

/** All pages of the site with figures of two periods and both verdicts. */
export function usePageRows(chosen: Chosen | null): AllRows<SearchPage> {
	const { locale } = useLanguage();
	const key =
		chosen && [chosen.site.site_global_key, chosen.engine, chosen.range, locale].join(' ');
	return useAllRows(key, async (part, signal) => {
		if (chosen === null) return { rows: [], total: 0 };
		const { site, engine, period, before, isComparable } = chosen;
		const asked = {
			site_global_key: site.site_global_key,
			...(engine !== null && { search_engine_global_key: engine }),
			...period,
			...(isComparable && { compare_from: before.date_from, compare_to: before.date_to }),
			...part,
			locale,
		};
		const { data, total } = await callEndpoint(listSearchPages, asked, signal);
		return { rows: data.pages, total: total ?? data.pages.length };
	});
}
