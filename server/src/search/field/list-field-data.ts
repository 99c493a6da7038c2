import type { listFieldData as endpoint, FieldData, ParsedInputOf } from '@plumbline/core/api';
import { findSite } from '../../accounts/find-site.ts';
import type { Database } from '../../database/open-database.ts';
import { formatDay } from '../../facts/day.ts';
import { askedPages } from '../../rankings/question/asked-pages.store.ts';
import { type FieldRow, fieldRows } from './field-rows.store.ts';

/** The weeks of the origin, or of the requested pages that Google reports. */
export async function listFieldData(
	database: Database,
	caller: Parameters<typeof findSite>[1],
	input: ParsedInputOf<typeof endpoint>,
): Promise<FieldData> {
	const site = await findSite(database, caller, input.site_global_key);
	const pageIds = (await askedPages(database, site.id, input.url)) ?? [0];
	const rows = await fieldRows(database, site.id, { pageIds, formFactor: input.form_factor });
	return {
		meta: { site_global_key: site.globalKey, form_factor: input.form_factor },
		records: [...Map.groupBy(rows, ({ page_id }) => page_id)].map(([, weeks]) => ({
			url: weeks[0]?.url ?? null,
			weeks: weeks.map(wireWeek),
		})),
	};
}

function wireWeek({ page_id, url, last_day, ...figures }: FieldRow) {
	return { last_day: formatDay(last_day), ...figures };
}
