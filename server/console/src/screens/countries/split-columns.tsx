import type { SplitDimension, SplitRow } from '@plumbline/core/api';
import { Change } from '@plumbline/ui';
import type { Formats } from '../../language/formats.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import { SearcherFilter } from '../../segment/searcher-filter.tsx';
import type { Column } from '../../table/column.ts';
import { figureColumns, figureSums, positionChange } from '../../table/figure-columns.tsx';

interface Shown {
	readonly by: SplitDimension;
	readonly nameOf: (subject: SplitDimension, value: string) => string;
	/** The clicks of all rows. */
	readonly clicks: number;
}

export function splitColumns(
	texts: Texts,
	formats: Formats,
	{ by, clicks: all, nameOf }: Shown,
): readonly Column<SplitRow>[] {
	const own = texts.countries;
	const figures = figureColumns<SplitRow>(texts, formats);
	const { percent, tenths } = formats;
	const shareOf = ({ clicks }: SplitRow) => (all === 0 ? null : clicks / all);
	return [
		{
			id: 'name',
			name: own.name[by],
			value: ({ name }) => nameOf(by, name),
			cell: ({ name }) => <SearcherFilter subject={by} value={name} />,
		},
		figures.clicks,
		figures.clicksChange,
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
		figures.impressions,
		figures.ctr,
		figures.position,
		{
			id: 'position_change',
			name: own.positionChange,
			isChange: true,
			isNumber: true,
			value: positionChange,
			cell: (row) => <Change value={positionChange(row)} format={tenths} />,
		},
	];
}

export const splitSums = (rows: readonly SplitRow[], texts: Texts, formats: Formats) => ({
	name: texts.countries.count({ count: rows.length }),
	...figureSums(rows, formats),
});
