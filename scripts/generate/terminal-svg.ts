import { xmlText } from '@plumbline/core';

/** The colors of our command, as on a dark screen. */
const styles: Readonly<Record<string, string>> = {
	'1': 'font-weight="bold"',
	'2': 'opacity=".7"',
	'31': 'fill="#ff8a80"',
	'32': 'fill="#7fc8a9"',
	'33': 'fill="#f2c572"',
	'36': 'fill="#7cc7e8"',
	'90': 'fill="#8b949e"',
};

// In CSS pixels.
const line = 19;
const character = 7.8;
const padding = 20;

/**
 * Draws text with ANSI colors as a dark screen; its first line is the title. The other lines appear
 * one after the other, except for people who want no motion and in viewers that draw none.
 */
export function terminalSvg(text: string): string {
	const lines = text.trimEnd().split('\n');
	const longest = Math.max(...lines.map((each) => withoutColors(each).length));
	const width = Math.ceil(longest * character) + 2 * padding;
	const height = lines.length * line + 2 * padding;
	const rows = lines.map((each, at) => row(each, padding + at * line + line * 0.7, at));
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title>${xmlText(lines[0] ?? '')}</title>
<style>@media (prefers-reduced-motion: no-preference) { text { animation: appear .2s backwards; animation-delay: calc(.9s + var(--row) * .07s) } text:first-of-type { animation: none } } @keyframes appear { from { opacity: 0 } }</style>
<rect width="100%" height="100%" rx="6" fill="#14181d"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="13" fill="#d7dce2">
${rows.join('\n')}
</g>
</svg>
`;
}

/** Each piece has its own place, so that a font of a different width moves no column. */
function row(text: string, y: number, at: number): string {
	let column = 0;
	const pieces = colored(text).map(({ piece, style }) => {
		const [, indent = '', shown = ''] = piece.match(/^( *)(.*)$/) ?? [];
		const x = padding + (column + indent.length) * character;
		column += piece.length;
		if (shown === '') return '';
		const length = (shown.length * character).toFixed(1);
		return `<tspan x="${x.toFixed(1)}" textLength="${length}"${style}>${xmlText(shown)}</tspan>`;
	});
	return `<text y="${y.toFixed(1)}" style="--row:${at}" xml:space="preserve">${pieces.join('')}</text>`;
}

function colored(text: string) {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: each escape sequence begins with a control character.
	const [start = '', ...parts] = text.split(/\u001b\[([\d;]*)m/);
	const pieces = [{ piece: start, style: '' }];
	for (let index = 0; index < parts.length; index += 2) {
		const codes = (parts[index] ?? '').split(';');
		const style = codes.flatMap((code) => styles[code] ?? []).map((each) => ` ${each}`);
		pieces.push({ piece: parts[index + 1] ?? '', style: style.join('') });
	}
	return pieces;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: each escape sequence begins with a control character.
const withoutColors = (text: string) => text.replace(/\u001b\[[\d;]*m/g, '');
