import { cellText, type NodeRef } from '@plumbline/core';
import { Icon } from '@plumbline/ui';
import { Crosshair, ExternalLink } from 'lucide';
import { useContext } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { dots } from '../findings/finding.tsx';
import { outcomeText } from '../findings/point-button.tsx';
import { PointingContext } from '../findings/pointing.ts';
import type { Column } from './column.ts';
import { LongText } from './long-text.tsx';
import { severityOf } from './table-findings.tsx';

interface TableRowProps<Row> {
	readonly row: Row;
	readonly columns: readonly Column<Row>[];
	/** null for rows without a place on the page. */
	readonly node: NodeRef | null;
	/** The web URL that the row leads to; null if it has none. */
	readonly url: string | null;
	/** The severity of its worst finding, from 1; 0 for none. */
	readonly worst: number;
	readonly isSelected: boolean;
	readonly isPicked: boolean;
	readonly onToggle: () => void;
}

/** One row: a check box, its cells, and buttons that show it on the page and open what it leads to. */
export function TableRow<Row>(props: TableRowProps<Row>) {
	const { columns, isPicked, isSelected, node, onToggle, row, url, worst } = props;
	const { texts } = useLanguage();
	const { canPoint, point, pointed } = useContext(PointingContext);
	const outcome = node !== null && pointed?.node === node ? pointed.outcome : null;
	const isShown = outcome === 'shown';
	const show = () => node !== null && canPoint && point(isShown ? null : node);
	const main = columns.find(({ place }) => place === 'main');
	const name = main ? cellText(main, row) : '';
	return (
		// The button at the end of the row does the same for the keyboard.
		<tr
			class={isShown || isPicked ? 'is-shown' : ''}
			data-node={node ?? undefined}
			onClick={(event) => isPlainClick(event) && show()}
		>
			<td class="pick">
				<input
					type="checkbox"
					checked={isSelected}
					aria-label={texts.ui.table.select({ row: name })}
					onChange={onToggle}
				/>
				<Severity worst={worst} />
			</td>
			{columns.map((column) => (
				<Cell key={column.id} row={row} column={column} columns={columns}>
					{column === main && outcome && !isShown && (
						<p class="hint">{outcomeText(outcome, texts)}</p>
					)}
				</Cell>
			))}
			<td class="row-actions">
				{node !== null && (
					<button
						type="button"
						class="icon"
						aria-label={`${texts.showOnPage}: ${name}`}
						title={texts.showOnPage}
						disabled={!canPoint}
						aria-pressed={isShown}
						onClick={show}
					>
						<Icon icon={Crosshair} />
					</button>
				)}
				{url !== null && (
					<a
						class="icon"
						href={url}
						target="_blank"
						rel="noreferrer"
						aria-label={`${texts.table.open}: ${name}`}
						title={texts.table.open}
					>
						<Icon icon={ExternalLink} />
					</a>
				)}
			</td>
		</tr>
	);
}

function Severity({ worst }: { readonly worst: number }) {
	const severity = severityOf(worst);
	if (!severity) return null;
	return (
		<span class={`dot ${dots[severity].tone}`} aria-hidden="true">
			{dots[severity].sign}
		</span>
	);
}

interface CellProps<Row> {
	readonly row: Row;
	readonly column: Column<Row>;
	readonly columns: readonly Column<Row>[];
	readonly children: preact.ComponentChildren;
}

function Cell<Row>({ children, column, columns, row }: CellProps<Row>) {
	if (column.place === 'export') return null;
	const content = column.cell ? column.cell(row) : cellText(column, row);
	if (column.place !== 'main') {
		return <td class={`${column.place} ${column.isNumber ? 'number' : ''}`}>{content}</td>;
	}
	const details = columns
		.filter(({ place }) => place === 'detail')
		.map((detail) => cellText(detail, row))
		.filter(Boolean);
	return (
		<td class="main">
			{typeof content === 'string' ? <LongText text={content} /> : content}
			{details.length > 0 && <small class="small-print">{details.join(' · ')}</small>}
			{children}
		</td>
	);
}

/** The click was neither on a control nor the end of a text selection. */
const isPlainClick = ({ target }: Event) =>
	target instanceof Element &&
	!target.closest('button, a, input, summary') &&
	getSelection()?.isCollapsed !== false;
