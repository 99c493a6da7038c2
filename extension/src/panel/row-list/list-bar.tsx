import { pastedTable } from '@plumbline/core';
import { CopyButton, CsvButton, SearchField, StateLegend } from '@plumbline/ui';
import type { ComponentChildren } from 'preact';
import { useLanguage } from '../../language/language.ts';
import { Menu } from '../controls/menu.tsx';
import { SelectField } from '../controls/select-field.tsx';
import type { MarkGroup } from '../marks/mark-kinds.ts';
import { MarkSwitch } from '../marks/mark-switch.tsx';
import { usePage } from '../page-view.ts';
import { fileNameFor } from '../take-away/file-name.ts';
import type { Column } from './column.ts';
import { type FilterOption, FilterSelect } from './filter-select.tsx';
import type { Rows } from './use-rows.ts';

/** The controls that a list adds to those of all lists. */
export interface OwnControls<Row> {
	/** Ends the name of the file: `links`. */
	readonly fileName: string;
	/** The marks on the page that belong to the rows. */
	readonly group?: MarkGroup;
	/** A button for the rows that the filters let through. */
	readonly verb?: (rows: readonly Row[]) => ComponentChildren;
	/** More in the menu. */
	readonly children?: ComponentChildren;
}

interface ListBarProps<Row> extends OwnControls<Row> {
	readonly columns: readonly Column<Row>[];
	readonly list: Rows<Row>;
	readonly filter: {
		/** The first lets all rows through. */
		readonly options: readonly FilterOption[];
		readonly chosen: string;
		readonly onChoose: (id: string) => void;
	};
	/** A short list is read at a glance, without search and order. */
	readonly isShort: boolean;
	readonly hasProblems: boolean;
}

/** The controls above a list, in one line. */
export function ListBar<Row>(props: ListBarProps<Row>) {
	const { columns, fileName, filter, group, hasProblems, isShort, list } = props;
	const { texts } = useLanguage();
	const { url } = usePage();
	const { all, isSelecting, order, selection, sorted, tickedRows } = list;
	const hasTicked = tickedRows.length > 0;
	const exported = hasTicked ? tickedRows : sorted;
	const which = hasTicked
		? texts.ui.table.selectedRows({ count: tickedRows.length })
		: texts.ui.table.allRows;
	const orders = [
		{ value: 'page', name: texts.table.asOnPage },
		...(hasProblems ? [{ value: 'problems', name: texts.table.problemsFirst }] : []),
		...columns.map(({ id, name }) => ({ value: id, name })),
	];
	return (
		<div class="list-bar">
			{filter.options.length > 1 && <FilterSelect label={texts.content.filter} {...filter} />}
			{!isShort && (
				<SearchField words={list.words} onSearch={list.search} shown={sorted.length} all={all} />
			)}
			{props.verb?.(sorted)}
			{group && <MarkSwitch group={group} isIcon />}
			<CopyButton name={which} textOf={() => pastedTable(exported, columns)} />
			<Menu>
				{!isShort && (
					<SelectField
						label={texts.table.order}
						value={order.by}
						options={orders}
						onChange={list.sortBy}
					/>
				)}
				<CsvButton
					which={which}
					rows={exported}
					columns={columns}
					fileName={() => fileNameFor(url, new Date(), `${fileName}.csv`)}
				>
					{texts.table.csv}
				</CsvButton>
				<label>
					<input type="checkbox" checked={isSelecting} onChange={list.toggleSelecting} />
					{texts.table.selectRows}
				</label>
				{props.children}
				<StateLegend />
			</Menu>
			{isSelecting && (
				<label class="bar-note">
					<input
						type="checkbox"
						checked={hasTicked && tickedRows.length === sorted.length}
						indeterminate={hasTicked && tickedRows.length < sorted.length}
						onChange={() => selection.toggleAll(sorted.map(list.keyOf))}
					/>
					{texts.ui.table.selectAll}
				</label>
			)}
		</div>
	);
}
