import { CopyButton, type Order, type Selection, TableHead, TableTools } from '@plumbline/ui';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { useSegment } from '../segment/use-segment.ts';
import { useChosen } from '../site/site.ts';
import type { Column } from './column.ts';
import { ColumnChoice } from './column-choice.tsx';
import { csvName } from './csv-name.ts';
import { fileColumns } from './file-columns.ts';
import { useArrangement } from './use-arrangement.ts';
import { useFileLabel } from './use-file-label.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** More rows are loaded when this many are left below. */
const rowsAhead = 60;

interface DataTableProps<Row> {
	/** Names the table for screen readers, and its file. */
	readonly name: string;
	readonly columns: readonly Column<Row>[];
	readonly rows: readonly Row[];
	readonly keyOf: (row: Row) => string;
	/** The column to sort by at first, in its usual direction or this one. */
	readonly sort: string | Order;
	/** Shown instead of a table without rows. */
	readonly empty: ComponentChildren;
	/** The row whose details are shown beside the table. */
	readonly openKey?: string | null;
	readonly onOpen?: (row: Row) => void;
	readonly selection?: Selection<string>;
	/** For rows that the server filters and sorts; the table has all others and does it itself. */
	readonly server?: {
		/** A sentence about the number of rows. */
		readonly counted: string;
		readonly loadMore: () => void;
		readonly loadAll: () => Promise<readonly Row[]>;
	};
	/** The cells of the first row, by column: sums of the rows that fit. */
	readonly sumsOf?: (rows: readonly Row[]) => Readonly<Record<string, ComponentChildren>>;
	/** Ends the name of the CSV file: where its figures are from, if not from days. */
	readonly fileNote?: string | null;
	/** Filters and gaps of the rows in words, for the label inside the CSV file. */
	readonly limits?: readonly (string | false | null)[];
	/** Beside the filter: what people can do with the table. */
	readonly tools?: ComponentChildren;
}

/**
 * A table of any length: it filters, sorts, hides columns and saves CSV, and the address says how,
 * so that a copied link shows the same.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { columns, rows, keyOf, name, empty, openKey, onOpen, selection, server, sumsOf } = props;
	const { texts } = useLanguage();
	const arrangement = useArrangement(columns, props.sort);
	const { shownColumns, arrange, order, sortBy } = arrangement;
	const isServers = server !== undefined;
	const arranged = useMemo(() => (isServers ? rows : arrange(rows)), [rows, arrange, isServers]);
	const sums = useMemo(() => sumsOf?.(arranged), [sumsOf, arranged]);
	const chosen = useChosen();
	const { segmented } = useSegment();
	const label = useFileLabel(arrangement.words, props.limits ?? []);
	const box = useRef<HTMLElement>(null);
	const { items, above, below } = useVirtualRows(box, arranged.length);

	const isNearEnd = (items.at(-1)?.index ?? 0) > arranged.length - rowsAhead;
	useEffect(() => {
		if (isNearEnd) server?.loadMore();
	}, [isNearEnd, arranged.length]);

	if (rows.length === 0 && !(isServers && arrangement.words !== ''))
		return <div class="empty">{empty}</div>;
	const tickedRows = selection ? arranged.filter((row) => selection.keys.has(keyOf(row))) : [];
	const width = shownColumns.length + (selection ? 1 : 0);
	return (
		<div class="table-frame">
			<TableTools
				columns={shownColumns}
				rows={arranged}
				tickedRows={tickedRows}
				fileName={() =>
					label
						? csvName(name, chosen?.site.domain, {
								...chosen?.period,
								...segmented,
								note: props.fileNote,
							})
						: csvName(name, chosen?.site.domain)
				}
				{...(label && {
					fileColumns: (saved: readonly Row[]) => fileColumns(shownColumns, saved, label),
				})}
				filter={{
					words: arrangement.words,
					onSearch: arrangement.filterBy,
					all: server?.counted ?? rows.length,
				}}
				{...(server && { loadAll: server.loadAll })}
				actions={
					<>
						{props.tools}
						<ColumnChoice {...{ columns, shownColumns }} onToggle={arrangement.toggleColumn} />
						<CopyButton name={texts.table.link} textOf={() => location.href}>
							{texts.table.link}
						</CopyButton>
					</>
				}
			/>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll the box */}
			<section ref={box} class="table-box" tabIndex={0} aria-label={name}>
				<table aria-rowcount={arranged.length + 1}>
					<TableHead
						columns={shownColumns}
						order={order}
						onSort={sortBy}
						classOf={({ isNumber }) => (isNumber ? 'number' : '')}
						{...(selection && {
							ticked: {
								some: tickedRows.length,
								all: arranged.length,
								toggle: () => selection.toggleAll(arranged.map(keyOf)),
							},
						})}
					/>
					<tbody>
						{sums && <SumRow {...{ sums, width }} columns={shownColumns} />}
						<Spacer height={above} width={width} />
						{items.map(({ index }) => {
							const row = arranged[index];
							if (row === undefined) return null;
							const key = keyOf(row);
							return (
								<TableRow
									key={key}
									row={row}
									name={key}
									index={index}
									columns={shownColumns}
									isOpen={key === openKey}
									isPicked={selection ? selection.keys.has(key) : null}
									onPick={selection?.toggle}
									onOpen={onOpen}
								/>
							);
						})}
						<Spacer height={below} width={width} />
					</tbody>
				</table>
			</section>
			{arranged.length === 0 && <p class="empty">{texts.ui.table.nothingFits}</p>}
		</div>
	);
}

interface TableRowProps<Row> {
	readonly row: Row;
	readonly name: string;
	readonly index: number;
	readonly columns: readonly Column<Row>[];
	readonly isOpen: boolean;
	/** Null in a table without a selection. */
	readonly isPicked: boolean | null;
	readonly onPick: ((key: string) => void) | undefined;
	readonly onOpen: ((row: Row) => void) | undefined;
}

function PlainRow<Row>(props: TableRowProps<Row>) {
	const { row, name, index, columns, isOpen, isPicked, onPick, onOpen } = props;
	const texts = useLanguage().texts.ui.table;
	return (
		<tr aria-rowindex={index + 2} class={isOpen ? 'is-open' : ''}>
			{isPicked !== null && (
				<td class="pick">
					<input
						type="checkbox"
						aria-label={texts.select({ row: name })}
						checked={isPicked}
						onChange={() => onPick?.(name)}
					/>
				</td>
			)}
			{columns.map((column, place) => (
				<Cell key={column.id} row={row} column={column} isFirst={place === 0} onOpen={onOpen} />
			))}
		</tr>
	);
}

/** Scrolling draws the rows that come into view; those that stay are not drawn again. */
const TableRow = memo(PlainRow) as typeof PlainRow;

interface CellProps<Row> {
	readonly row: Row;
	readonly column: Column<Row>;
	readonly isFirst: boolean;
	readonly onOpen: ((row: Row) => void) | undefined;
}

function Cell<Row>({ row, column, isFirst, onOpen }: CellProps<Row>) {
	const { value, cell, isNumber, lead } = column;
	const shown = cell ? cell(row) : (value(row) ?? '–');
	if (!isFirst) return <td class={isNumber ? 'number' : ''}>{shown}</td>;
	const way = onOpen ? (
		<button
			type="button"
			class="row-button"
			{...(lead && { 'aria-label': String(value(row)), title: String(value(row)) })}
			onClick={() => onOpen(row)}
		>
			{/* The button has the direction of the page, so that all texts begin at one edge. */}
			<span dir="auto">{shown}</span>
		</button>
	) : (
		<span dir="auto">{shown}</span>
	);
	return (
		<th scope="row">
			{lead ? (
				<div class="path" dir="ltr">
					{lead(row)}
					{way}
				</div>
			) : (
				way
			)}
		</th>
	);
}

interface SumRowProps<Row> {
	readonly sums: Readonly<Record<string, ComponentChildren>>;
	readonly columns: readonly Column<Row>[];
	/** The number of cells, with that of check boxes if there is one. */
	readonly width: number;
}

function SumRow<Row>({ columns, sums, width }: SumRowProps<Row>) {
	return (
		<tr class="sums">
			{width > columns.length && <td class="pick" />}
			{columns.map(({ id, isNumber }, place) =>
				place === 0 ? (
					<th key={id} scope="row">
						{sums[id]}
					</th>
				) : (
					<td key={id} class={isNumber ? 'number' : ''}>
						{sums[id]}
					</td>
				),
			)}
		</tr>
	);
}

/** Takes the place of the rows that are not drawn. */
function Spacer({ height, width }: { readonly height: number; readonly width: number }) {
	if (height <= 0) return null;
	return (
		// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot be focused
		<tr aria-hidden="true" class="spacer">
			<td colSpan={width} style={{ height: `${height}px` }} />
		</tr>
	);
}
