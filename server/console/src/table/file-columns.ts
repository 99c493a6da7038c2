import type { TableColumn } from '@plumbline/core';
import type { Column } from './column.ts';

/** The figures of a file: whose, of which days, and with which limits. */
export interface FileLabel {
	readonly site: string;
	readonly series: string;
	readonly period: string;
	/** Empty if nothing is compared. */
	readonly comparedWith: string;
	/** Whether the engine counted impressions of both periods alike. */
	readonly hasLikeImpressions: boolean;
	/** Filters and gaps in words. */
	readonly note: string;
}

/**
 * The shown columns, each with its figure of the period before, and the label of the file. It is in
 * every row, so that sheets and programs still read a table, and files of several periods fit below
 * each other.
 */
export function fileColumns<Row>(
	columns: readonly Column<Row>[],
	rows: readonly Row[],
	label: FileLabel,
): readonly TableColumn<Row>[] {
	const pasts = columns.flatMap(({ before, id }) =>
		before && (label.hasLikeImpressions || id === 'clicks') ? [{ id, value: before }] : [],
	);
	// Loaded rows may say that the two periods are not alike after all.
	const isCompared = rows.some((row) => pasts.some(({ value }) => value(row) !== null));
	const past = (of: string) =>
		isCompared
			? pasts.filter(({ id }) => id === of).map(({ id, value }) => ({ id: `${id}_before`, value }))
			: [];
	const constant = (id: string, text: string) => ({ id, value: () => text });
	return [
		...columns.flatMap((column) => [column, ...past(column.id)]),
		constant('site', label.site),
		constant('series', label.series),
		constant('period', label.period),
		constant('compared_with', isCompared ? label.comparedWith : ''),
		constant('note', label.note),
	];
}
