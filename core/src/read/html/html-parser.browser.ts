type HtmlParser = typeof import('./html-parser.ts');

let parser: HtmlParser | null = null;

export async function loadHtmlParser() {
	parser ??= await import('./html-parser.ts');
	return parser;
}

export function htmlParser() {
	if (!parser) throw new Error('The HTML parser is not loaded: await load({ html: true }) first.');
	return parser;
}
