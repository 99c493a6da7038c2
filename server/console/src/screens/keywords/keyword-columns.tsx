import { Change } from '@plumbline/ui';
import { ShortUrl } from '../../controls/short-url.tsx';
import type { Formats } from '../../language/formats.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import type { Column } from '../../table/column.ts';
import type { Figures, KeywordRow } from './keyword-row.ts';

export function keywordColumns(
	{ keywords: { columns: texts }, brand }: Texts,
	formats: Formats,
	/** Whether the days of the period were read; without it, no impressions are unknown ones. */
	hasFigures: boolean,
): readonly Column<KeywordRow>[] {
	const { whole, tenths, percent } = formats;
	const or = (value: number | null, format: (value: number) => string) =>
		value === null ? '–' : format(value);
	const known = (now: Figures, value: number) => (hasFigures || now.impressions > 0 ? value : null);
	return [
		{ id: 'keyword', name: texts.keyword, value: ({ keyword }) => keyword },
		{
			id: 'clicks',
			name: texts.clicks,
			isNumber: true,
			value: ({ now }) => known(now, now.clicks),
			cell: ({ now }) => or(known(now, now.clicks), whole),
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
			value: ({ now }) => known(now, now.impressions),
			cell: ({ now }) => or(known(now, now.impressions), whole),
		},
		{
			id: 'ctr',
			name: texts.ctr,
			isNumber: true,
			value: ({ now }) => now.ctr,
			cell: ({ now }) => or(now.ctr, percent),
		},
		{
			id: 'position',
			name: texts.position,
			hint: texts.positionHint,
			isNumber: true,
			isLowBest: true,
			value: ({ now }) => now.position,
			cell: ({ now }) => or(now.position, tenths),
		},
		{
			id: 'position_change',
			isChange: true,
			name: texts.positionChange,
			isNumber: true,
			value: positionChange,
			cell: (row) => <Change value={positionChange(row)} format={tenths} />,
		},
		{
			id: 'rank',
			name: texts.rank,
			hint: texts.rankHint,
			isNumber: true,
			isLowBest: true,
			value: ({ rank }) => rank,
			cell: ({ rank }) => or(rank, whole),
		},
		{
			id: 'url',
			name: texts.page,
			value: ({ url }) => url,
			cell: ({ url }) => <ShortUrl url={url} />,
		},
		{
			id: 'brand',
			name: brand.title,
			isExtra: true,
			value: ({ isBranded }) => brand.parts[isBranded ? 'branded' : 'other'],
		},
		{ id: 'groups', name: texts.groups, value: ({ groups }) => groups.join(', '), isExtra: true },
		{
			id: 'volume',
			name: texts.volume,
			isNumber: true,
			isExtra: true,
			value: ({ volume }) => volume,
			cell: ({ volume }) => or(volume, whole),
		},
		{
			id: 'visits',
			name: texts.visits,
			isNumber: true,
			isExtra: true,
			value: ({ visits }) => visits,
			cell: ({ visits }) => or(visits, whole),
		},
		{
			id: 'conversions',
			name: texts.conversions,
			isNumber: true,
			isExtra: true,
			value: ({ conversions }) => conversions,
			cell: ({ conversions }) => whole(conversions),
		},
	];
}

const clicksChange = ({ now, before }: KeywordRow): number | null =>
	before === null ? null : now.clicks - before.clicks;

/** Positive: closer to the top. */
function positionChange({ now, before }: KeywordRow): number | null {
	if (now.position === null || (before?.position ?? null) === null) return null;
	return (before?.position ?? 0) - now.position;
}
