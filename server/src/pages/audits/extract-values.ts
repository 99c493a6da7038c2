import { createSelection, parseSelector } from '@plumbline/core';
import { RE2JS } from 're2js';
import type { Extraction } from './extraction.ts';

/** For each extraction of a page. */
const most = { values: 100, characters: 2000 };
/** In characters. */
const mostText = 1_000_000;

type Selection = ReturnType<typeof createSelection>;
type Extract = (html: string, selection: () => Selection) => readonly string[];

/** The values of each extraction, in its order. */
export function extractValues(
	html: string,
	extractions: readonly Extraction[],
): readonly (readonly string[])[] {
	let parsed: Selection | undefined;
	const selection = () => {
		parsed ??= createSelection(html);
		return parsed;
	};
	return extractions.map((each) => extractor(each)?.(html, selection) ?? []);
}

/** Null for a selector that cannot be read. A pattern that RE2 does not accept throws its error. */
export function extractor({ kind, pattern }: Extraction): Extract | null {
	if (kind === 'regex') return matches(RE2JS.compile(pattern));
	if (kind === 'text') return (_html, selection) => [String(countOf(pattern, selection()))];
	const [, path = '', attribute = null] = /^(.*?)(?:@([\w:-]+))?$/s.exec(pattern) ?? [];
	const selector = parseSelector(path);
	return selector && ((_html, selection) => selection()(selector, attribute, most));
}

/** RE2 reads the text once for each match, whatever the pattern is. */
function matches(pattern: RE2JS): Extract {
	return (html) => {
		const matcher = pattern.matcher(html.slice(0, mostText));
		const values: string[] = [];
		while (values.length < most.values && matcher.find()) {
			const value = matcher.group(matcher.groupCount() > 0 ? 1 : 0);
			if (value) values.push(value.slice(0, most.characters));
		}
		return values;
	};
}

function countOf(words: string, select: Selection): number {
	const body = parseSelector('body');
	const [text = ''] = body ? select(body, null, { values: 1, characters: mostText }) : [];
	const plain = (written: string) => written.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
	return plain(text).split(plain(words).trim()).length - 1;
}
