import type { SearchFigures, SplitDimension, SplitRow } from '@plumbline/core/api';
import { Change } from '@plumbline/ui';
import type { Formats } from '../../language/formats.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import { SearcherFilter } from '../../segment/searcher-filter.tsx';
import type { Column } from '../../table/column.ts';

interface Shown {
	readonly by: SplitDimension;
	readonly nameOf: (subject: SplitDimension, value: string) => string;
	/** The clicks of all rows. */
	readonly clicks: number;
}

export function splitColumns(
	texts: Texts,
	{ percent, tenths, whole }: Formats,
	{ by, clicks: all, nameOf }: Shown,
): readonly Column<SplitRow>[] {
	const own = texts.countries;
	const figures = texts.keywords.columns;
	const shareOf = ({ clicks }: SplitRow) => (all === 0 ? null : clicks / all);
	return [
		{
			id: 'name',
			name: own.name[by],
			value: ({ name }) => nameOf(by, name),
			cell: ({ name }) => <SearcherFilter subject={by} value={name} />,
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
			id: 'share',
			name: own.share,
			hint: own.shareHint,
			isNumber: true,
			value: shareOf,
			cell: (row) => {
				const share = shareOf(row);
				return share === null ? '–' : percent(share);
			},
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
			id: 'position_change',
			name: own.positionChange,
			isChange: true,
			isNumber: true,
			value: positionGain,
			cell: (row) => <Change value={positionGain(row)} format={tenths} />,
		},
	];
}

const clicksChange = ({ before, clicks }: SplitRow): number | null =>
	before === null ? null : clicks - before.clicks;

/** Positive: closer to the top. */
function positionGain({ average_position: now, before }: SplitRow): number | null {
	const then = before?.average_position ?? null;
	return now === null || then === null ? null : then - now;
}

/** The sums of these rows, above the first of them. */
export function splitSums(rows: readonly SplitRow[], texts: Texts, { whole, percent }: Formats) {
	const sum = (of: (row: SplitRow) => number) => rows.reduce((total, row) => total + of(row), 0);
	const of = (name: keyof Pick<SearchFigures, 'clicks' | 'impressions'>) => sum((row) => row[name]);
	const [clicks, impressions] = [of('clicks'), of('impressions')];
	const isCompared = rows.some(({ before }) => before !== null);
	return {
		name: texts.countries.count({ count: rows.length }),
		clicks: whole(clicks),
		clicks_change: (
			<Change value={isCompared ? sum((row) => clicksChange(row) ?? 0) : null} format={whole} />
		),
		impressions: whole(impressions),
		ctr: impressions === 0 ? '–' : percent(clicks / impressions),
	};
}
