export interface RobotsLine {
	/** In lower case, as written otherwise. */
	readonly key: string;
	readonly value: string;
	/** Counted from 1. */
	readonly number: number;
}

const longestLine = 16_664;

/** The meaningful lines of a robots.txt: `key: value`, without comments. */
export function robotsLines(text: string): readonly RobotsLine[] {
	const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
	return lines.flatMap((content, index) => {
		const pair = keyAndValue(content.slice(0, longestLine));
		return pair === null ? [] : [{ key: pair[0], value: pair[1], number: index + 1 }];
	});
}

function keyAndValue(line: string): [key: string, value: string] | null {
	const content = line.replace(/#.*$/, '').trim();
	const colon = content.indexOf(':');
	if (colon > 0) {
		return [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()];
	}
	// “Disallow /x” without a colon is accepted if it is exactly two words.
	const [key, value, ...more] = content.split(/\s+/);
	if (key === undefined || value === undefined || more.length > 0) return null;
	return [key.toLowerCase(), value];
}
