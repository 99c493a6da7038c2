import type { SearchPage } from '@plumbline/core/api';
import type { Formats } from '../../language/formats.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import { FolderFilter, RestOfPath } from '../../segment/folder-filter.tsx';
import type { Column } from '../../table/column.ts';
import { figureColumns, figureSums } from '../../table/figure-columns.tsx';
import { StateFilter } from './state-filter.tsx';
import { AuditBadge } from './verdict-badges.tsx';

export function pageColumns(texts: Texts, formats: Formats): readonly Column<SearchPage>[] {
	const { day } = formats;
	const own = texts.pages;
	const figures = figureColumns<SearchPage>(texts, formats);
	return [
		{
			id: 'url',
			name: own.page,
			value: ({ url }) => url,
			lead: ({ url }) => <FolderFilter url={url} />,
			cell: ({ url }) => <RestOfPath url={url} />,
		},
		figures.clicks,
		figures.clicksChange,
		figures.impressions,
		{ ...figures.ctr, isExtra: true },
		figures.position,
		{
			id: 'google',
			name: own.google,
			hint: own.googleHint,
			value: ({ google }) => google && own.states[google.state],
			cell: ({ google }) => <StateFilter google={google} />,
		},
		{
			id: 'audit',
			name: own.audit,
			hint: own.auditHint,
			value: ({ audit }) => audit && own.verdictOf({ verdict: audit.verdict }),
			cell: ({ audit }) => <AuditBadge audit={audit} />,
		},
		{
			id: 'last_crawl',
			name: own.lastCrawl,
			value: ({ google }) => google?.last_crawl ?? null,
			cell: ({ google }) => (google?.last_crawl ? day(google.last_crawl.slice(0, 10)) : '–'),
		},
		{
			id: 'title_written',
			name: own.written,
			isExtra: true,
			value: ({ titles }) => titles.written,
		},
		{
			id: 'title_shown',
			name: own.shown,
			isExtra: true,
			value: ({ titles }) => titles.shown?.title ?? null,
		},
	];
}

export const pageSums = (rows: readonly SearchPage[], texts: Texts, formats: Formats) => ({
	url: texts.pages.count({ count: rows.length }),
	...figureSums(rows, formats),
});
