/** A meta tag in these is text: a script may write it, but no browser obeys it. */
const rawTextNames = new Set(
	'script style noscript title textarea iframe noframes noembed xmp'.split(' '),
);

/** The HTML with spaces in place of the content of scripts and other elements that hold only text. */
export function withoutRawText(html: string): string {
	const lowerCase = html.toLowerCase();
	let kept = '';
	let keptTo = 0;
	for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
		if (html.startsWith('<!--', at)) {
			at = endOf(html, '-->', at + 2);
			continue;
		}
		const name = tagName(lowerCase, at);
		if (name === '') {
			at++;
			continue;
		}
		at = endOfTag(html, at + 1 + name.length);
		if (!rawTextNames.has(name)) continue;
		const end = startOf(lowerCase, `</${name}`, at);
		kept += html.slice(keptTo, at) + ' '.repeat(end - at);
		keptTo = end;
		at = end;
	}
	return kept + html.slice(keptTo);
}

function startOf(html: string, text: string, from: number): number {
	const found = html.indexOf(text, from);
	return found < 0 ? html.length : found;
}

const endOf = (html: string, text: string, from: number) =>
	Math.min(html.length, startOf(html, text, from) + text.length);

function tagName(lowerCase: string, at: number): string {
	let end = at + 1;
	while (isLetterOrDigit(lowerCase.charCodeAt(end))) end++;
	return lowerCase.slice(at + 1, end);
}

const isLetterOrDigit = (code: number) =>
	(code > 0x60 && code < 0x7b) || (code > 0x2f && code < 0x3a);

/** A value in quotes may contain the sign that ends a tag. */
function endOfTag(html: string, from: number): number {
	let at = from;
	let isValue = false;
	for (; at < html.length && html[at] !== '>'; at++) {
		const char = html[at] ?? '';
		if (isValue && (char === '"' || char === "'")) at = endOf(html, char, at + 1) - 1;
		if (char.trim() !== '') isValue = char === '=';
	}
	return Math.min(html.length, at + 1);
}
