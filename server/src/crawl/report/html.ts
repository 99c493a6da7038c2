import { escapeHtml } from '@plumbline/core';

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

/** A piece of HTML that is safe to print: made here, or escaped. */
export class Html {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

type Part = Html | string | number | null | readonly Html[];

/** HTML in which every text is escaped; only other HTML keeps its tags. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
	return new Html(strings.map((text, at) => text + printed(parts[at] ?? null)).join(''));
}

function printed(part: Part): string {
	if (part === null) return '';
	if (part instanceof Html) return part.text;
	if (typeof part === 'object') return part.map(({ text }) => text).join('');
	return escapeHtml(String(part));
}

/** A link to a page of the web; any other URL, such as javascript:, stays text. */
export function link(url: string, text: string = url): Html {
	return /^https?:\/\//i.test(url)
		? html`<a href="${url}" rel="noreferrer">${text}</a>`
		: html`${text}`;
}
