import '../../styles/table.css';
import type { NodeRef } from '@plumbline/core';
import { type RowKey, TableHead, TableTools } from '@plumbline/ui';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { MoreButton } from '../controls/more-button.tsx';
import { SelectField } from '../controls/select-field.tsx';
import { usePage } from '../page-view.ts';
import { fileNameFor } from '../take-away/file-name.ts';
import type { Column } from './column.ts';
import { TableFindings, useFindingsAbout, worstByNode } from './table-findings.tsx';
import { TableRow } from './table-row.tsx';
import { useTable } from './use-table.ts';

interface DataTableProps<Row> {
	/** The name of the rows, as people call them. */
	readonly name: string;
	/** Ends the name of the file: `links`. */
	readonly fileName: string;
	readonly rows: readonly Row[];
	readonly columns: readonly Column<Row>[];
	readonly keyOf: (row: Row) => RowKey;
	/** The node of a row; null for rows without a place on the page. */
	readonly nodeOf?: (row: Row) => NodeRef | null;
	/** The target of a row. */
	readonly urlOf?: (row: Row) => string;
	/** How bad a row is apart from its findings; 0 for nothing. Must be the same function in each drawing. */
	readonly problemOf?: (row: Row) => number;
	readonly usualOrder?: 'page' | 'problems';
}

/** Tables with fewer rows are read at a glance, without filter and order. */
const few = 5;

/** A table to filter, sort, select from, copy and save. Findings about its rows are shown once, above. */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { columns, fileName, keyOf, name, nodeOf, problemOf, rows, urlOf } = props;
	const { texts } = useLanguage();
	const { picked, url } = usePage();
	const [rule, choose] = useState<string | null>(null);
	const nodes = useMemo(
		() => new Set(rows.map((row) => nodeOf?.(row) ?? null).filter((node) => node !== null)),
		[rows],
	);
	const found = useFindingsAbout(nodes);
	const worst = useMemo(() => worstByNode(found), [found]);
	const worstOf = (row: Row) => worst.get(nodeOf?.(row) ?? '') ?? 0;
	const concerned = found.find(({ finding }) => finding.name === rule)?.nodes;
	const wanted = useMemo(
		() => (concerned ? rows.filter((row) => concerned.has(nodeOf?.(row) ?? '')) : rows),
		[rows, concerned],
	);
	const badness = useCallback(
		(row: Row) => (problemOf?.(row) ?? 0) + worstOf(row),
		[problemOf, worst],
	);
	const pickedRow = picked === null ? undefined : wanted.find((row) => nodeOf?.(row) === picked);
	const table = useTable({
		rows: wanted,
		columns,
		keyOf,
		problemOf: badness,
		usualOrder: props.usualOrder ?? 'page',
		picked: pickedRow === undefined ? null : keyOf(pickedRow),
	});
	if (rows.length === 0) return null;
	const { order, selection, sorted, tickedRows } = table;
	const hasProblems = found.length > 0 || problemOf !== undefined;
	const orders = [
		{ value: 'page', name: texts.table.asOnPage },
		...(hasProblems ? [{ value: 'problems', name: texts.table.problemsFirst }] : []),
		...columns.map(({ id, name }) => ({ value: id, name })),
	];
	return (
		<>
			<TableFindings found={found} chosen={rule} onChoose={choose} />
			<TableTools
				{...{ columns, tickedRows }}
				rows={sorted}
				fileName={() => fileNameFor(url, new Date(), `${fileName}.csv`)}
				filter={
					wanted.length < few
						? null
						: { words: table.words, onSearch: table.search, all: wanted.length }
				}
			>
				{wanted.length >= few && (
					<SelectField
						label={texts.table.order}
						value={order.by}
						options={orders}
						onChange={table.sortBy}
					/>
				)}
			</TableTools>
			{sorted.length === 0 && <p class="quiet-text">{texts.ui.table.nothingFits}</p>}
			<table class="data-table" aria-label={name} aria-rowcount={sorted.length + 1}>
				<TableHead
					columns={columns.filter(({ place }) => place !== 'export')}
					order={order}
					onSort={table.sortBy}
					ticked={{
						some: tickedRows.length,
						all: sorted.length,
						toggle: () => selection.toggleAll(sorted.map(keyOf)),
					}}
					classOf={({ place }) => place}
				>
					<td class="row-actions" />
				</TableHead>
				<tbody>
					{table.shown.map((row) => {
						const key = keyOf(row);
						return (
							<TableRow
								key={key}
								row={row}
								columns={columns}
								node={nodeOf?.(row) ?? null}
								url={webUrl(urlOf?.(row))}
								worst={worstOf(row)}
								isSelected={selection.keys.has(key)}
								isPicked={row === pickedRow}
								onToggle={() => selection.toggle(key)}
							/>
						);
					})}
				</tbody>
			</table>
			<MoreButton rest={table.rest} onClick={table.showMore} />
		</>
	);
}

/** Only web pages are opened: a page may link to anything. */
const webUrl = (url: string | undefined) => (url && /^https?:\/\//i.test(url) ? url : null);
