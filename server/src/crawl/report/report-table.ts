import { type Html, html } from './html.ts';

interface Column {
	readonly head: string;
	readonly isNumber?: boolean;
}

/** A table that scrolls by itself on a narrow screen, with the keyboard too. */
export function reportTable(
	label: string,
	columns: readonly Column[],
	rows: readonly (readonly (Html | string)[])[],
): Html {
	const kind = ({ isNumber = false }: Column) => (isNumber ? 'n' : '');
	return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${columns.map(
		(column) => html`<th scope="col" class="${kind(column)}">${column.head}</th>`,
	)}</tr></thead><tbody>${rows.map(
		(row) =>
			html`<tr>${row.map((cell, at) => html`<td class="${kind(columns[at] ?? { head: '' })}">${cell}</td>`)}</tr>`,
	)}</tbody></table></div>`;
}
