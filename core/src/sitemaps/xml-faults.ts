import { withoutComments } from './xml-text.ts';

/** The parts that are not well-formed: each “&” that needs an escape, and the first tag without its partner. */
export function xmlFaults(xml: string): readonly string[] {
	const content = withoutComments(xml).replace(unparsed, '');
	const references = /<!ENTITY\s/.test(content) ? [] : (content.match(unknownReference) ?? []);
	const tag = unmatchedTag(content);
	return tag === null ? references : [...references, tag];
}

/** CDATA and instructions. */
const unparsed = /<!\[CDATA\[(?:[^\]]|\](?!\]>))*\]\]>|<\?(?:[^?]|\?(?!>))*\?>/g;

/** XML knows five names; those of HTML, such as “&uuml;”, are not among them. */
const unknownReference =
	/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)(?:\w{1,30};|[^\s<>&;"']{0,30})/g;

// No part can match in two ways or past the next tag, so a hostile file cannot make it slow.
const tags = /<(\/?)([^\s<>/!?"'=]+)(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;

function unmatchedTag(xml: string): string | null {
	const open: string[] = [];
	for (const [tag, slash, name = ''] of xml.matchAll(tags)) {
		if (slash !== '') {
			if (open.pop() !== name) return `</${name}>`;
		} else if (!tag.endsWith('/>')) open.push(name);
	}
	const last = open.pop();
	return last === undefined ? null : `<${last}>`;
}
