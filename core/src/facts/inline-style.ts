/** What a value must be for browsers to read it; they ignore any other declaration. */
const validValues = {
	display:
		/^(?:none|contents|-webkit-(?:inline-)?(?:flex|box)|inline-(?:block|flex|grid|table)|(?:table|ruby)-[a-z-]+|(?:(?:block|inline|run-in|flow|flow-root|flex|grid|table|ruby|math|list-item)(?: |$))+)$/,
	visibility: /^(?:visible|hidden|collapse)$/,
	width: /^(?:auto|\+?[\d.]+(?:[a-z]+|%)?|[a-z-]+)$/,
	height: /^(?:auto|\+?[\d.]+(?:[a-z]+|%)?|[a-z-]+)$/,
};

const anyProperty = /^(?:inherit|initial|unset|revert|revert-layer|.*\b[a-z-]+\(.*)$/s;

/**
 * The value of a property in a style attribute, in lower case; null if it has none. The last valid
 * declaration counts, after those that are important.
 */
export function styleValue(style: string, property: keyof typeof validValues): string | null {
	let value: string | null = null;
	let isImportant = false;
	for (const declaration of declarations(style.toLowerCase())) {
		const colon = declaration.indexOf(':');
		if (declaration.slice(0, colon).trim() !== property) continue;
		const [written = '', important] = declaration.slice(colon + 1).split(/!\s*important\s*$/);
		const given = written.trim();
		const isValid = validValues[property].test(given) || anyProperty.test(given);
		if (!isValid || (isImportant && important === undefined)) continue;
		value = given;
		isImportant = important !== undefined;
	}
	return value;
}

/** Whether the attribute takes its element off the page. */
export function hidesByStyle(style: string): boolean {
	// Few styles contain such a word; reading all declarations takes longer.
	if (!/none|hidden/i.test(style)) return false;
	return styleValue(style, 'display') === 'none' || styleValue(style, 'visibility') === 'hidden';
}

const tokens =
	/\/\*.*?(?:\*\/|$)|(["'])(?:\\.|(?!\1)[^\\\n])*\1?|url\(\s*(?![\s"'])(?:\\.|[^\\)])*\)?|\\.|[\w-]+|./gs;

/** Without comments. A semicolon in a string, a URL or brackets ends nothing. */
function* declarations(style: string): Generator<string> {
	let declaration = '';
	let depth = 0;
	for (const [token] of style.matchAll(tokens)) {
		if (token === ';' && depth === 0) {
			yield declaration;
			declaration = '';
			continue;
		}
		if ('([{'.includes(token)) depth++;
		else if (')]}'.includes(token)) depth = Math.max(0, depth - 1);
		declaration += token.startsWith('/*') ? ' ' : token;
	}
	yield declaration;
}
