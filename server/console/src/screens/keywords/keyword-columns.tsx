import type { SearchQuery } from '@plumbline/core/api';
import { Change } from '@plumbline/ui';
import type { Formats } from '../../language/formats.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import type { Column } from '../../table/column.ts';
import { clicksChange, positionChange, shownCtr } from '../../table/figure-columns.tsx';
import { FilterByPage } from './filter-by-page.tsx';
import { BrandFilter, GroupFilters, SeveralPages } from './query-filters.tsx';
import { Star, type Tracking } from './star.tsx';

interface QueryColumns {
	/** Whether the days of the period were read; without it, no impressions are unknown ones. */
	readonly hasFigures: boolean;
	readonly tracking: Tracking;
}

export function keywordColumns(
	{ keywords: { columns: texts }, brand }: Texts,
	formats: Formats,
	{ hasFigures, tracking }: QueryColumns,
): readonly Column<SearchQuery>[] {
	const { whole, tenths, percent } = formats;
	const or = (value: number | null, format: (value: number) => string) =>
		value === null ? '–' : format(value);
	const known = (row: SearchQuery, value: number) =>
		hasFigures || row.impressions > 0 ? value : null;
	const clicks = (row: SearchQuery) => known(row, row.clicks);
	const impressions = (row: SearchQuery) => known(row, row.impressions);
	return [
		{
			id: 'keyword',
			name: texts.keyword,
			value: ({ keyword }) => keyword,
			cell: ({ keyword }) => <span title={keyword}>{keyword}</span>,
		},
		{
			id: 'tracked',
			name: '★',
			hint: texts.tracked,
			hasOrder: false,
			value: ({ is_tracked: isTracked }) => (isTracked ? texts.tracked : null),
			cell: (row) => <Star row={row} tracking={tracking} />,
		},
		{
			id: 'clicks',
			name: texts.clicks,
			isNumber: true,
			value: clicks,
			before: ({ before }) => before?.clicks ?? null,
			cell: (row) => or(clicks(row), whole),
		},
		{
			id: 'clicks_change',
			isChange: true,
			name: texts.clicksChange,
			isNumber: true,
			value: clicksChange,
			cell: (row) => <Change value={clicksChange(row)} format={whole} />,
		},
		{
			id: 'impressions',
			name: texts.impressions,
			isNumber: true,
			value: impressions,
			before: ({ before }) => before?.impressions ?? null,
			cell: (row) => or(impressions(row), whole),
		},
		{
			id: 'ctr',
			name: texts.ctr,
			isNumber: true,
			value: shownCtr,
			before: ({ before }) => before && shownCtr(before),
			cell: (row) => or(shownCtr(row), percent),
		},
		{
			id: 'position',
			name: texts.position,
			hint: texts.positionHint,
			isNumber: true,
			isLowBest: true,
			value: ({ average_position: position }) => position,
			before: ({ before }) => before?.average_position ?? null,
			cell: ({ average_position: now, before }) => (
				<>
					{before?.average_position != null && (
						<span class="quiet">{tenths(before.average_position)} → </span>
					)}
					{or(now, tenths)}
				</>
			),
		},
		{
			id: 'position_change',
			isChange: true,
			isExtra: true,
			name: texts.positionChange,
			isNumber: true,
			value: positionChange,
			cell: (row) => <Change value={positionChange(row)} format={tenths} />,
		},
		{
			id: 'rank',
			name: texts.rank,
			hint: texts.rankHint,
			isExtra: true,
			isNumber: true,
			isLowBest: true,
			value: ({ rank }) => rank,
			cell: ({ rank }) => or(rank, whole),
		},
		{
			id: 'pages',
			name: texts.pages,
			hint: texts.pagesHint,
			isNumber: true,
			hasOrder: false,
			value: ({ pages }) => pages,
			cell: ({ pages }) => <SeveralPages pages={pages} />,
		},
		{
			id: 'url',
			name: texts.page,
			hasOrder: false,
			value: ({ url }) => url,
			cell: ({ url }) => <FilterByPage url={url} />,
		},
		{
			id: 'brand',
			name: brand.title,
			isExtra: true,
			hasOrder: false,
			value: ({ is_branded: isBranded }) => brand.parts[isBranded ? 'branded' : 'other'],
			cell: ({ is_branded: isBranded }) => <BrandFilter isBranded={isBranded} />,
		},
		{
			id: 'groups',
			name: texts.groups,
			isExtra: true,
			hasOrder: false,
			value: ({ groups }) => groups.join(', '),
			cell: ({ groups }) => <GroupFilters groups={groups} />,
		},
		{
			id: 'volume',
			name: texts.volume,
			isNumber: true,
			isExtra: true,
			hasOrder: false,
			value: ({ search_volume: volume }) => volume,
			cell: ({ search_volume: volume }) => or(volume, whole),
		},
		{
			id: 'visits',
			name: texts.visits,
			isNumber: true,
			isExtra: true,
			hasOrder: false,
			value: ({ visits }) => visits,
			cell: ({ visits }) => or(visits, whole),
		},
		{
			id: 'conversions',
			name: texts.conversions,
			isNumber: true,
			isExtra: true,
			hasOrder: false,
			value: ({ conversions }) => conversions,
			cell: ({ conversions }) => whole(conversions),
		},
	];
}
