import '../../styles/row-list.css';
import type { MarkState, NodeRef } from '@plumbline/core';
import type { RowKey } from '@plumbline/ui';
import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { MoreButton } from '../controls/more-button.tsx';
import { usePage } from '../page-view.ts';
import type { Column } from './column.ts';
import { ListBar, type OwnControls } from './list-bar.tsx';
import { ListRow } from './list-row.tsx';
import { badnessOf, findingsAbout, findingsByNode } from './row-findings.ts';
import { useRows } from './use-rows.ts';

export interface RowFilter<Row> {
	readonly id: string;
	readonly name: string;
	/** Filters with the same group stand together under this name. */
	readonly group?: string;
	readonly fits: (row: Row) => boolean;
}

interface RowListProps<Row> extends OwnControls<Row> {
	/** The name of the rows, as people call them. */
	readonly name: string;
	readonly rows: readonly Row[];
	readonly columns: readonly Column<Row>[];
	readonly keyOf: (row: Row) => RowKey;
	/** The node of a row; null for rows without a place on the page. */
	readonly nodeOf?: (row: Row) => NodeRef | null;
	/** The target of a row. */
	readonly urlOf?: (row: Row) => string;
	/** How bad a row is apart from its findings; 0 for nothing. Must be the same function in each drawing. */
	readonly problemOf?: (row: Row) => number;
	/** The mark that follows from something other than its findings. */
	readonly stateOf?: (row: Row) => MarkState | null;
	/** How far a row is indented. */
	readonly depthOf?: (row: Row) => number;
	readonly usualOrder?: 'page' | 'problems';
	/** Filters beside those by finding. Must be the same in each drawing. */
	readonly filters?: readonly RowFilter<Row>[];
	/** A line between the controls and the rows. */
	readonly summary?: ComponentChildren;
}

const few = 5;
const none: readonly never[] = [];

/** A list to filter, sort, select from, copy and save, each row with what is found about it. */
export function RowList<Row>(props: RowListProps<Row>) {
	const { columns, filters = none, keyOf, nodeOf, problemOf, rows } = props;
	const { texts } = useLanguage();
	const { picked, report } = usePage();
	const [chosen, choose] = useState('all');
	const found = useMemo(() => {
		const nodes = new Set(rows.map((row) => nodeOf?.(row) ?? null));
		return findingsAbout(report.findings, (node) => nodes.has(node));
	}, [rows, report]);
	const byNode = useMemo(() => findingsByNode(found), [found]);
	const foundAt = (row: Row) => byNode.get(nodeOf?.(row) ?? '') ?? none;
	const options = useMemo(() => {
		const byFinding = found.map(({ finding, messages, says }) => ({
			id: finding.name,
			name: says,
			group: texts.screens.findings,
			fits: (row: Row) => messages.has(nodeOf?.(row) ?? ''),
		}));
		return [{ id: 'all', name: texts.table.all, fits: () => true }, ...filters, ...byFinding]
			.map((filter) => ({ ...filter, count: rows.filter(filter.fits).length }))
			.filter(({ count, id }) => count > 0 || id === chosen);
	}, [rows, filters, found, chosen, texts]);
	const filter = options.find(({ id }) => id === chosen) ?? options[0];
	const wanted = useMemo(() => rows.filter(filter?.fits ?? (() => true)), [rows, filter]);
	const badness = useCallback(
		(row: Row) => (problemOf?.(row) ?? 0) + badnessOf(foundAt(row)),
		[problemOf, byNode],
	);
	const pickedRow = picked === null ? undefined : wanted.find((row) => nodeOf?.(row) === picked);
	const list = useRows({
		rows: wanted,
		columns,
		keyOf,
		problemOf: badness,
		usualOrder: props.usualOrder ?? 'page',
		picked: pickedRow === undefined ? null : keyOf(pickedRow),
	});
	if (rows.length === 0) return null;
	const { isSelecting, rest, selection, shown, sorted } = list;
	return (
		<>
			<ListBar
				{...props}
				list={list}
				filter={{ options, chosen: filter?.id ?? '', onChoose: choose }}
				isShort={rows.length < few}
				hasProblems={found.length > 0 || problemOf !== undefined}
			/>
			{props.summary}
			{sorted.length === 0 && <p class="quiet-text">{texts.ui.table.nothingFits}</p>}
			<ul class="row-list" aria-label={props.name}>
				{shown.map((row) => {
					const key = keyOf(row);
					const toggle = () => selection.toggle(key);
					return (
						<ListRow
							key={key}
							row={row}
							columns={columns}
							node={nodeOf?.(row) ?? null}
							url={webUrl(props.urlOf?.(row))}
							found={foundAt(row)}
							state={props.stateOf?.(row) ?? null}
							depth={props.depthOf?.(row) ?? 0}
							isPicked={row === pickedRow}
							tick={isSelecting ? { isOn: selection.keys.has(key), toggle } : null}
						/>
					);
				})}
			</ul>
			{shown.length < rows.length && (
				<p class="list-end">
					<small>{texts.ui.table.shownOf({ shown: shown.length, all: rows.length })}</small>
					<MoreButton rest={rest} onClick={list.showMore} />
				</p>
			)}
		</>
	);
}

/** Only web pages are opened: a page may link to anything. */
const webUrl = (url: string | undefined) => (url && /^https?:\/\//i.test(url) ? url : null);
