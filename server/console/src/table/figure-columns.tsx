import type { SearchFigures } from '@plumbline/core/api';
import { Change } from '@plumbline/ui';
import type { Formats } from '../language/formats.ts';
import type { Texts } from '../language/texts/texts.generated.ts';
import type { Column } from './column.ts';

interface Compared extends SearchFigures {
	readonly before: SearchFigures | null;
}

/** The figures of a search engine that pages, countries and devices all have. */
export function figureColumns<Row extends Compared>(
	texts: Texts,
	{ percent, tenths, whole }: Formats,
) {
	const names = texts.keywords.columns;
	return {
		clicks: {
			id: 'clicks',
			name: names.clicks,
			isNumber: true,
			value: ({ clicks }) => clicks,
			before: ({ before }) => before?.clicks ?? null,
			cell: ({ clicks }) => whole(clicks),
		},
		clicksChange: {
			id: 'clicks_change',
			name: names.clicksChange,
			isChange: true,
			isNumber: true,
			value: clicksChange,
			cell: (row) => <Change value={clicksChange(row)} format={whole} />,
		},
		impressions: {
			id: 'impressions',
			name: names.impressions,
			isNumber: true,
			value: ({ impressions }) => impressions,
			before: ({ before }) => before?.impressions ?? null,
			cell: ({ impressions }) => whole(impressions),
		},
		ctr: {
			id: 'ctr',
			name: names.ctr,
			isNumber: true,
			value: shownCtr,
			before: ({ before }) => before && shownCtr(before),
			cell: ({ ctr, impressions }) => (impressions === 0 ? '–' : percent(ctr)),
		},
		position: {
			id: 'position',
			name: names.position,
			isNumber: true,
			isLowBest: true,
			value: ({ average_position: position }) => position,
			before: ({ before }) => before?.average_position ?? null,
			cell: ({ average_position: position }) => (position === null ? '–' : tenths(position)),
		},
	} as const satisfies Readonly<Record<string, Column<Row>>>;
}

export const shownCtr = ({ ctr, impressions }: SearchFigures) => (impressions === 0 ? null : ctr);

type Changed = Pick<Compared, 'clicks' | 'average_position' | 'before'>;

export const clicksChange = ({ before, clicks }: Changed): number | null =>
	before === null ? null : clicks - before.clicks;

/** Positive: closer to the top. */
export function positionChange({ average_position: now, before }: Changed): number | null {
	const then = before?.average_position ?? null;
	return now === null || then === null ? null : Number((then - now).toFixed(2));
}

/** For periods in which the engine counted impressions differently: positions are means over them. */
export const withoutPosition = <Row extends Compared>(row: Row) => ({
	...row,
	before: row.before && { ...row.before, average_position: null },
});

/** The sums of these rows, above the first of them. */
export function figureSums(rows: readonly Compared[], { percent, whole }: Formats) {
	const sum = (of: (row: Compared) => number) => rows.reduce((total, row) => total + of(row), 0);
	const [clicks, impressions] = [sum((row) => row.clicks), sum((row) => row.impressions)];
	const isCompared = rows.some(({ before }) => before !== null);
	return {
		clicks: whole(clicks),
		clicks_change: (
			<Change value={isCompared ? sum((row) => clicksChange(row) ?? 0) : null} format={whole} />
		),
		impressions: whole(impressions),
		ctr: impressions === 0 ? '–' : percent(clicks / impressions),
	};
}
