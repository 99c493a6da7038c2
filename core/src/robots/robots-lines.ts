/** A line without its comment and the white space around it; never empty. */
export interface WrittenLine {
	readonly content: string;
	/** Counted from 1. */
	readonly number: number;
}

export interface RobotsLine {
	/** In lower case, as written otherwise. */
	readonly key: string;
	readonly value: string;
	/** Counted from 1. */
	readonly number: number;
}

const longestLine = 16_664;

/** The meaningful lines of a robots.txt: `key: value`, without comments. */
export const robotsLines = (text: string): readonly RobotsLine[] =>
	writtenLines(text).flatMap((line) => robotsLine(line) ?? []);

/**
 * A byte order mark, or the beginning of one, which Google’s parser skips too: as the replacement
 * character of a decoder, or read as Latin letters.
 */
const mark = /^(?:\uFEFF|\uFFFD|\xEF(?:\xBB\xBF?)?)/;

export function writtenLines(text: string): readonly WrittenLine[] {
	const lines = text.replace(mark, '').split(/\r\n|\r|\n/);
	return lines.flatMap((line, index) => {
		const content = trimmedAscii(withoutComment(line.slice(0, longestLine)));
		return content === '' ? [] : [{ content, number: index + 1 }];
	});
}

function withoutComment(line: string): string {
	const start = line.indexOf('#');
	return start < 0 ? line : line.slice(0, start);
}

/** Null for a line without a name and a value. */
export function robotsLine({ content, number }: WrittenLine): RobotsLine | null {
	const colon = content.indexOf(':');
	if (colon > 0) {
		const key = trimmedAscii(content.slice(0, colon)).toLowerCase();
		return { key, value: trimmedAscii(content.slice(colon + 1)), number };
	}
	// Google accepts “Disallow /x” without a colon if it is exactly two words.
	const [key, value, ...more] = content.split(/[ \t]+/);
	if (colon === 0 || key === undefined || value === undefined || more.length > 0) return null;
	return { key: key.toLowerCase(), value, number };
}

/**
 * The text without the ASCII white space at both ends. Crawlers compare bytes, so a no-break space
 * belongs to the text.
 */
function trimmedAscii(text: string): string {
	let start = 0;
	let end = text.length;
	while (start < end && isSpace(text.charCodeAt(start))) start++;
	while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
	return text.slice(start, end);
}

const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d);
