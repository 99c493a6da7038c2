import { extname } from 'node:path';

const signatures: readonly (readonly [bytes: readonly number[], kind: string])[] = [
	[[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive'],
	[[0x1f, 0x8b], 'a compressed file (gzip)'],
	[[0x25, 0x50, 0x44, 0x46], 'a PDF file'],
	[[0x89, 0x50, 0x4e, 0x47], 'a picture (PNG)'],
	[[0xff, 0xd8, 0xff], 'a picture (JPEG)'],
	[[0x47, 0x49, 0x46, 0x38], 'a picture (GIF)'],
];

const markdownEndings = new Set(['.md', '.markdown', '.mdx']);

/** Why a file cannot be audited, as a sentence; null for a text that can be HTML. */
export function whyNotHtml(bytes: Uint8Array, path: string | null): string | null {
	if (bytes.length === 0) return 'It is empty.';
	const kind = signatures.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1];
	if (kind !== undefined) return `It is ${kind}, not HTML.`;
	if (path !== null && markdownEndings.has(extname(path).toLowerCase())) {
		return 'It is Markdown. Audit the HTML that is made from it.';
	}
	const text = new TextDecoder().decode(bytes);
	if (isMarkdown(text)) return 'It is Markdown. Audit the HTML that is made from it.';
	const json = jsonOf(text);
	if (json === null) return null;
	return isReport(json)
		? 'It is a saved report. “plumbline compare” and --baseline read it.'
		: 'It is JSON, not HTML.';
}

/** Without one tag, and with a heading, front matter or a link as only Markdown has them. */
const isMarkdown = (text: string) =>
	!/<[a-z!/]/i.test(text) && /^(?:#{1,6} |---\r?$)|\]\([^)\s]+\)/m.test(text);

/** The value if the text is a JSON object or list, which no HTML is. */
function jsonOf(text: string): object | null {
	if (!/^\s*[{[]/.test(text)) return null;
	try {
		// A JSON text that begins with one of these is an object or a list.
		return JSON.parse(text) as object;
	} catch {
		return null;
	}
}

const isReport = (json: object) => 'pages' in json && Array.isArray(json.pages);
