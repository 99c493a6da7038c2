import { localeFor } from '@plumbline/core';
import {
	basisOf,
	type listSearchPages as endpoint,
	type ParsedInputOf,
	type SearchPages,
} from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { type DayRange, formatDay } from '../../facts/day.ts';
import { coverageIn } from '../../rankings/coverage/coverage-in.ts';
import { comparedRange } from '../../rankings/question/range.ts';
import { type SegmentRows, segmentRows } from '../../rankings/segments/segment-rows.store.ts';
import { auditedPages, wireAudit } from '../audits/audited-pages.store.ts';
import { figuresOf } from '../series/figures.ts';
import { type SearchedDays, searchedDays } from '../series/searched-days.ts';
import { siteTotals } from '../totals/site-totals.store.ts';
import { newestVerdicts } from '../verdicts/verdicts.store.ts';
import { wireVerdict } from '../verdicts/wire-verdict.ts';
import { type FoundPage, searchPages } from './search-pages.store.ts';
import { shownTitles } from './shown-titles.store.ts';

type Input = ParsedInputOf<typeof endpoint>;

/** One screen of pages with their figures and verdicts, and the number of all that fit. */
export async function listSearchPages(
	database: Database,
	caller: { readonly accountId: number; readonly siteId: number | null },
	input: Input,
): Promise<{ readonly answer: SearchPages; readonly totalCount: number }> {
	const days = await searchedDays(database, caller, input, { pages: true });
	const compared = comparedRange(input, days.range);
	const rows = await segmentRows(database, days.site, input);
	const { pages, totalCount } = await searchPages(database, {
		siteId: days.site.id,
		series: days.series,
		range: days.range,
		compared,
		rows,
		contains: input.contains ?? null,
		state: input.state ?? null,
		sort: { column: input.sort_col, direction: input.sort_dir },
		limit: input.limit,
		offset: input.offset,
	});
	const answer = {
		meta: await metaOf(database, days, { compared, rows, input }),
		totals: figuresOf(await siteTotals(database, days.series, days.range)),
		pages: await wirePages(database, days, pages, { compared, locale: input.locale }),
	};
	return { answer, totalCount };
}

async function metaOf(
	database: Database,
	{ meta, series }: SearchedDays,
	{
		compared,
		input: { segment = [], sort_col, sort_dir, limit, offset },
		rows,
	}: { readonly compared: DayRange | null; readonly input: Input; readonly rows: SegmentRows },
): Promise<SearchPages['meta']> {
	return {
		...meta,
		segment: rows.written,
		basis: basisOf(segment, { pages: true, queries: false }),
		compare_from: compared && formatDay(compared.from),
		compare_to: compared && formatDay(compared.to),
		compare_coverage: compared && (await coverageIn(database, series, compared, { pages: true })),
		sort_col,
		sort_dir,
		limit,
		offset,
	};
}

async function wirePages(
	database: Database,
	{ site, range }: SearchedDays,
	pages: readonly FoundPage[],
	{ compared, locale }: { readonly compared: DayRange | null; readonly locale: string | undefined },
): Promise<SearchPages['pages']> {
	const pageIds = pages.map(({ pageId }) => pageId);
	const all = { siteId: site.id, pageIds, state: null, limit: pages.length, offset: 0 };
	const { rows } = await newestVerdicts(database, all);
	const verdicts = new Map(rows.map((verdict) => [verdict.pageId, verdict]));
	const titles = await shownTitles(database, site.id, pageIds, range.to);
	const audits = await auditedPages(database, site.id, pageIds);
	return pages.map(({ pageId, url, now, before }) => {
		const [verdict, audited] = [verdicts.get(pageId), audits.get(pageId)];
		return {
			url,
			...figuresOf(now),
			before: compared && figuresOf(before),
			google:
				verdict === undefined ? null : wireVerdict(verdict, audited ?? null, localeFor(locale)),
			audit: wireAudit(audited),
			titles: { written: audited?.title ?? null, shown: titles.get(pageId) ?? null },
		};
	});
}
