type Property = 'display' | 'visibility' | 'width' | 'height';

/** The values that browsers read; they ignore any other. */
const validValues: Partial<Record<Property, RegExp>> = {
	display:
		/^(?:none|contents|(?:-webkit-|block|inline|flow|flex|grid|table|ruby|math|list-item)[a-z -]*)$/,
	visibility: /^(?:visible|hidden|collapse)$/,
};

const oneWord = /^\S+$/;
const anyProperty = /^(?:inherit|initial|unset|revert(?:-layer)?)$|[a-z]\(/;

/**
 * The value of a property in a style attribute, in lower case; null if it has none. The last valid
 * declaration counts, after those that are important.
 */
export function styleValue(style: string, property: Property): string | null {
	let value: string | null = null;
	let isImportant = false;
	for (const declaration of declarations(style.toLowerCase())) {
		const [, name, written = '', important] =
			declaration.match(/^\s*([\w-]+)\s*:(.*?)(!\s*important\s*)?$/s) ?? [];
		const given = written.trim();
		if (name !== property || (isImportant && !important)) continue;
		if (!(validValues[property] ?? oneWord).test(given) && !anyProperty.test(given)) continue;
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
function declarations(style: string): readonly string[] {
	const all = [''];
	let depth = 0;
	for (const token of style.match(tokens) ?? []) {
		if ('([{'.includes(token)) depth++;
		if (')]}'.includes(token) && depth > 0) depth--;
		if (token === ';' && depth === 0) all.push('');
		else all[all.length - 1] += token.startsWith('/*') ? ' ' : token;
	}
	return all;
}
