import type { SearchPage } from '@plumbline/core/api';
import { Change } from '@plumbline/ui';
import type { Formats } from '../../language/formats.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import { FolderFilter, RestOfPath } from '../../segment/folder-filter.tsx';
import type { Column } from '../../table/column.ts';
import { StateFilter } from './state-filter.tsx';
import { AuditBadge } from './verdict-badges.tsx';

export function pageColumns(texts: Texts, formats: Formats): readonly Column<SearchPage>[] {
	const { whole, tenths, percent, day } = formats;
	const own = texts.pages;
	const figures = texts.keywords.columns;
	return [
		{
			id: 'url',
			name: own.page,
			value: ({ url }) => url,
			lead: ({ url }) => <FolderFilter url={url} />,
			cell: ({ url }) => <RestOfPath url={url} />,
		},
		{
			id: 'clicks',
			name: figures.clicks,
			isNumber: true,
			value: ({ clicks }) => clicks,
			cell: ({ clicks }) => whole(clicks),
		},
		{
			id: 'clicks_change',
			name: figures.clicksChange,
			isChange: true,
			isNumber: true,
			value: clicksChange,
			cell: (row) => <Change value={clicksChange(row)} format={whole} />,
		},
		{
			id: 'impressions',
			name: figures.impressions,
			isNumber: true,
			value: ({ impressions }) => impressions,
			cell: ({ impressions }) => whole(impressions),
		},
		{
			id: 'ctr',
			name: figures.ctr,
			isNumber: true,
			isExtra: true,
			value: ({ ctr, impressions }) => (impressions === 0 ? null : ctr),
			cell: ({ ctr, impressions }) => (impressions === 0 ? '–' : percent(ctr)),
		},
		{
			id: 'position',
			name: figures.position,
			isNumber: true,
			isLowBest: true,
			value: ({ average_position: position }) => position,
			cell: ({ average_position: position }) => (position === null ? '–' : tenths(position)),
		},
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

const clicksChange = ({ clicks, before }: Pick<SearchPage, 'clicks' | 'before'>): number | null =>
	before === null ? null : clicks - before.clicks;

/** The sums of these pages, above the first of them. */
export function pageSums(rows: readonly SearchPage[], texts: Texts, { whole, percent }: Formats) {
	const sum = (of: (row: SearchPage) => number) => rows.reduce((total, row) => total + of(row), 0);
	const [clicks, impressions] = [sum((row) => row.clicks), sum((row) => row.impressions)];
	const isCompared = rows.some(({ before }) => before !== null);
	return {
		url: texts.pages.count({ count: rows.length }),
		clicks: whole(clicks),
		clicks_change: (
			<Change value={isCompared ? sum((row) => clicksChange(row) ?? 0) : null} format={whole} />
		),
		impressions: whole(impressions),
		ctr: impressions === 0 ? '–' : percent(clicks / impressions),
	};
}
