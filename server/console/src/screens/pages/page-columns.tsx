import type { SearchPage } from '@plumbline/core/api';
import { Change } from '@plumbline/ui';
import { pathOf } from '../../controls/short-url.tsx';
import type { Formats } from '../../language/formats.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import type { Column } from '../../table/column.ts';
import { AuditBadge, GoogleBadge } from './verdict-badges.tsx';

export function pageColumns(texts: Texts, formats: Formats): readonly Column<SearchPage>[] {
	const { whole, tenths, percent, day } = formats;
	const own = texts.pages;
	const figures = texts.keywords.columns;
	const change = ({ clicks, before }: SearchPage) =>
		before === null ? null : clicks - before.clicks;
	return [
		{ id: 'url', name: own.page, value: ({ url }) => url, cell: ({ url }) => pathOf(url) },
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
			value: change,
			cell: (row) => <Change value={change(row)} format={whole} />,
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
			cell: ({ google }) => <GoogleBadge google={google} />,
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
