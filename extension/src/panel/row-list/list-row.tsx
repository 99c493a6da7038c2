import { cellText, type MarkState, type NodeRef } from '@plumbline/core';
import { Icon, StateMark } from '@plumbline/ui';
import { Crosshair, ExternalLink } from 'lucide';
import { useContext } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { textsFor as badgeTextsFor } from '../../texts/badges/texts.generated.ts';
import { markOfSeverity } from '../findings/finding.tsx';
import { outcomeText } from '../findings/point-button.tsx';
import { PointingContext } from '../findings/pointing.ts';
import type { Column } from './column.ts';
import { LongText } from './long-text.tsx';
import { markOfRow, type RowFinding } from './row-findings.ts';

interface ListRowProps<Row> {
	readonly row: Row;
	readonly columns: readonly Column<Row>[];
	/** null for rows without a place on the page. */
	readonly node: NodeRef | null;
	/** The web URL that the row leads to; null if it has none. */
	readonly url: string | null;
	readonly found: readonly RowFinding[];
	/** The mark that follows from something other than its findings. */
	readonly state: MarkState | null;
	/** How far it is indented. */
	readonly depth: number;
	readonly isPicked: boolean;
	/** Its check box; null while no rows are selected. */
	readonly tick: { readonly isOn: boolean; readonly toggle: () => void } | null;
}

/**
 * One row: its mark, its cells and what is found about it; buttons that show it on the page and open
 * what it leads to. While it is shown, nothing of it is cut.
 */
export function ListRow<Row>(props: ListRowProps<Row>) {
	const { columns, depth, found, isPicked, node, row, state, tick, url } = props;
	const { texts } = useLanguage();
	const { canPoint, point, pointed } = useContext(PointingContext);
	const outcome = node !== null && pointed?.node === node ? pointed.outcome : null;
	const isShown = outcome === 'shown';
	const show = () => node !== null && canPoint && point(isShown ? null : node);
	const main = columns.find(({ place }) => place === 'main');
	const name = main ? cellText(main, row) : '';
	const mark = markOfRow(found, state);
	const says = found.map(({ messages }) => messages.get(node ?? '') ?? '');
	const cells = (wanted: Column<Row>['place']) =>
		columns
			.filter(({ place }) => place === wanted)
			.map((column) => ({ id: column.id, content: contentOf(column, row) }))
			.filter(({ content }) => content);
	const details = cells('detail');
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the button at the end of the row does the same
		<li
			class={`list-row ${outcome || isPicked ? 'is-shown' : ''}`}
			data-node={node ?? undefined}
			style={{ '--depth': depth }}
			onClick={(event) => isPlainClick(event) && show()}
		>
			{tick && (
				<input
					type="checkbox"
					class="row-tick"
					checked={tick.isOn}
					aria-label={texts.ui.table.select({ row: name })}
					onChange={tick.toggle}
				/>
			)}
			<span class="row-mark" title={says.join('\n')}>
				{mark && <StateMark state={mark} />}
			</span>
			<div class="row-line">
				{cells('side').map(({ id, content }) => (
					<span key={id} class="row-side">
						{content}
					</span>
				))}
				<span class="row-main" dir="auto">
					{cells('main').map(({ content }) => content)}
				</span>
				{cells('badge').map(({ id, content }) =>
					typeof content === 'string' ? (
						<span key={id} class="tag">
							{content}
						</span>
					) : (
						content
					),
				)}
				<FindingBadges found={found} />
			</div>
			{cells('below').map(({ id, content }) => (
				<div key={id} class="row-below">
					{content}
				</div>
			))}
			{details.length > 0 && (
				<div class="row-below row-details">{details.map(({ content }) => content).join(' · ')}</div>
			)}
			{(outcome || isPicked) &&
				says.map((message) => (
					<p key={message} class="row-below" dir="auto">
						{message}
					</p>
				))}
			{outcome && !isShown && <p class="row-below">{outcomeText(outcome, texts)}</p>}
			<span class="row-actions">
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
			</span>
		</li>
	);
}

function contentOf<Row>(column: Column<Row>, row: Row) {
	if (column.cell) return column.cell(row);
	const text = cellText(column, row);
	return column.place === 'main' ? <LongText text={text} /> : text;
}

/** A few words for each finding that has them, and one badge for all other notes, which have no mark. */
function FindingBadges({ found }: { readonly found: readonly RowFinding[] }) {
	const { locale, texts } = useLanguage();
	const names: Readonly<Partial<Record<string, string>>> = badgeTextsFor(locale);
	const notes = found.filter(({ finding }) => finding.severity === 'note' && !names[finding.name]);
	return (
		<>
			{found.map(
				({ finding: { headline, name, severity } }) =>
					names[name] && (
						<span key={name} class={`tag ${markOfSeverity[severity] ?? ''}`} title={headline}>
							{names[name]}
						</span>
					),
			)}
			{notes.length > 0 && (
				<span class="tag" title={notes.map(({ says }) => says).join('\n')}>
					{texts.table.notes({ count: notes.length })}
				</span>
			)}
		</>
	);
}

/** The click was neither on a control nor the end of a text selection. */
const isPlainClick = ({ target }: Event) =>
	target instanceof Element &&
	!target.closest('button, a, input, summary') &&
	getSelection()?.isCollapsed !== false;
