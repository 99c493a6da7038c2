import type { ReportedRule } from '../report/report.ts';
import type { Severity } from '../rule.ts';
import type { Texts } from '../texts/texts.ts';
import { cellWidth, fitCells } from './cell-width.ts';
import type { Colour, Paint } from './paint.ts';
import { type Place, placesOf } from './places.ts';
import { plainText } from './plain-text.ts';
import { wrapText } from './wrap-text.ts';

export interface Canvas {
	readonly width: number;
	readonly paint: Paint;
	readonly texts: Texts;
}

/** At most this many places are shown; the rest are counted. */
const maxPlaces = 3;
const placeIndent = ' '.repeat(6);

/** A finding as lines: what is wrong, where, what to do. */
export function findingLines(rule: ReportedRule, canvas: Canvas): readonly string[] {
	return [
		...headlineLines(rule, canvas),
		...placeLines(rule, canvas),
		...wrapText(plainText(rule.fix), canvas.width - placeIndent.length).map(
			(line) => placeIndent + line,
		),
	];
}

const marks: Readonly<Record<Severity | 'information', readonly [string, Colour]>> = {
	blocker: ['✗', 'red'],
	error: ['✗', 'red'],
	warning: ['~', 'yellow'],
	note: ['·', 'dim'],
	information: ['i', 'dim'],
};

function headlineLines(rule: ReportedRule, { paint, width }: Canvas): readonly string[] {
	const [mark, colour] = marks[rule.status === 'information' ? 'information' : rule.severity];
	const headline = fitCells(plainText(rule.headline), 3 * width);
	const lines = wrapText(headline, width - 4);
	const room = width - 4 - cellWidth(lines.at(-1) ?? '') - rule.name.length;
	const name = paint('dim', rule.name);
	const painted = lines.map(
		(line, index) => (index === 0 ? `  ${paint(colour, mark)} ` : '    ') + paint('bold', line),
	);
	if (room < 2) return [...painted, ' '.repeat(Math.max(4, width - rule.name.length)) + name];
	return [...painted.slice(0, -1), `${painted.at(-1)}${' '.repeat(room)}${name}`];
}

function placeLines(rule: ReportedRule, canvas: Canvas): readonly string[] {
	const places = placesOf(rule);
	const shown = places.slice(0, maxPlaces);
	const unlisted = rule.occurrenceCount - rule.occurrences.length;
	const hidden = places.length - shown.length + unlisted;
	const more = hidden > 0 ? canvas.texts.phrase('more_places', { count: hidden }) : '';
	const gutter = Math.max(...shown.map(({ position }) => position?.length ?? 0));
	return shown.map((place, index) =>
		placeLine(place, gutter, index === shown.length - 1 ? more : '', canvas),
	);
}

function placeLine(
	{ position, text }: Place,
	gutter: number,
	more: string,
	{ paint, width }: Canvas,
): string {
	const start = gutter === 0 ? '' : `${(position ?? '').padEnd(gutter)}  `;
	const end = more && `     ${more}`;
	const room = width - placeIndent.length - start.length - cellWidth(end);
	const shown = fitCells(plainText(text), Math.max(room, 10));
	return placeIndent + paint('dim', start) + shown + paint('dim', end);
}
