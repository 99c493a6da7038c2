export interface RobotsToken {
	/** As written, in lower case, without its value: `max-snippet`. */
	readonly name: string;
	/** The text after the colon; null if there is none. */
	readonly value: string | null;
}

export interface CrawlerToken extends RobotsToken {
	/** In lower case; `robots` means every crawler. */
	readonly crawler: string;
}

/**
 * The tokens of a robots meta tag. Commas separate them; the date of `unavailable_after` may
 * contain commas and colons itself, so it extends to the next token with a known name.
 */
export function parseRobotsTokens(content: string): readonly RobotsToken[] {
	const parts = content.toLowerCase().split(',');
	const tokens: RobotsToken[] = [];
	for (const part of parts) {
		const last = tokens.at(-1);
		if (last && endsInDate(last) && /^\s*\d/.test(part)) {
			tokens[tokens.length - 1] = { ...last, value: `${last.value},${part}` };
		} else if (part.trim()) tokens.push(parseToken(part.trim()));
	}
	return tokens;
}

/** Its own value, or that of a crawler’s name before it. */
const endsInDate = ({ name, value }: RobotsToken) =>
	name === 'unavailable_after' || (value?.startsWith('unavailable_after') ?? false);

function parseToken(text: string): RobotsToken {
	const colon = text.indexOf(':');
	if (colon < 0) return { name: text, value: null };
	return { name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

const valuedTokens = new Set([
	'max-snippet',
	'max-image-preview',
	'max-video-preview',
	'unavailable_after',
]);

/**
 * The tokens of an X-Robots-Tag header, in which `googlebot: noindex, bingbot: none` switches the
 * crawler.
 */
export function parseRobotsHeader(value: string): readonly CrawlerToken[] {
	let crawler = 'robots';
	return parseRobotsTokens(value).map((token) => {
		if (token.value === null || valuedTokens.has(token.name)) return { ...token, crawler };
		crawler = token.name;
		const [first = { name: '', value: null }] = parseRobotsTokens(token.value);
		return { ...first, crawler };
	});
}
