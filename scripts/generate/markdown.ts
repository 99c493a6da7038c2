/** Escapes our own texts for Markdown: only characters that look like HTML or end a table cell. */
export const prose = (text: string): string =>
	visible(text.replace(/[<>|*_`[\]\\]/g, (mark) => `\\${mark}`));

/** A code block, fenced with more backticks than the code contains. */
export function codeBlock(language: string, code: string): string {
	const runs = code.match(/`{3,}/g) ?? [];
	const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
	return `${fence}${language}\n${visible(code).trim()}\n${fence}`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Shows invisible characters as their code points, so that an example shows its point. */
const visible = (text: string) =>
	text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u00a0\u2028\u2029\ufeff\ufffe\uffff]/gu, (character) =>
		character === '\n' || character === '\t' || character === '\u200d'
			? character
			: `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
	);
