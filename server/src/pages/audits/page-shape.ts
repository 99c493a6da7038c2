import { createHash } from 'node:crypto';

/** Elements that templates are built from; texts and lists differ between pages of one template. */
const structural = /<(\/?)(body|header|nav|main|article|section|aside|footer|div|form)\b([^>]*)>/gi;
const unread = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** Deeper elements belong to the content more often than to the template. */
const deepest = 5;
const mostElements = 2000;

/**
 * A short code for the structure of a page, equal for pages made from one template: its upper
 * structural elements with their classes, where neither repetition nor numbers count.
 */
export function pageShape(html: string): string {
	const paths = new Set<string>();
	const open: string[] = [];
	let count = 0;
	for (const [, close, tag = '', attributes = ''] of html
		.replace(unread, '')
		.matchAll(structural)) {
		const name = tag.toLowerCase();
		if (close === '/') {
			const last = open.findLastIndex((one) => one === name || one.startsWith(`${name}.`));
			if (last >= 0) open.length = last;
			continue;
		}
		if (attributes.endsWith('/')) continue;
		if (++count > mostElements) break;
		open.push(name + classesOf(attributes));
		if (open.length <= deepest) paths.add(open.join('>'));
	}
	const text = [...paths].sort().join('\n');
	return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** Words with numbers, such as “post-123”, name one page and not its template. */
function classesOf(attributes: string): string {
	const [, quoted, single, bare] =
		attributes.match(/\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i) ?? [];
	const names = (quoted ?? single ?? bare ?? '').split(/\s+/);
	const lasting = names.filter((name) => name !== '' && !/\d/.test(name));
	return [...new Set(lasting)]
		.sort()
		.map((name) => `.${name}`)
		.join('');
}
