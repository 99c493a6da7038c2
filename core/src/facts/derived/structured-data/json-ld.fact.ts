import type { NodeRef } from '../../node-ref.ts';
import { deriveFact } from '../derived-fact.ts';
import { findJsonError, type JsonError } from './json-error.ts';

/** A parsed block of JSON-LD, or the reason why it cannot be parsed. */
export interface JsonLd {
	/** undefined if it could not be parsed. */
	readonly json: unknown;
	readonly error: JsonError | null;
	readonly node: NodeRef;
}

/** Blocks with content; empty ones say nothing and do no harm. */
export const jsonLd = deriveFact({
	reads: ['structuredData'],
	derive: ({ structuredData }): readonly JsonLd[] =>
		structuredData.flatMap(({ node, text }) => {
			const json = withoutWrapper(text);
			return json.trim() ? [{ ...parse(json), node }] : [];
		}),
});

function parse(text: string): Omit<JsonLd, 'node'> {
	try {
		return { json: JSON.parse(text), error: null };
	} catch {
		return { json: undefined, error: findJsonError(text) };
	}
}

const opener = /^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/;

/**
 * Old templates hide scripts in a comment or a CDATA section, which readers of structured data
 * ignore. Blanks replace these marks, so that lines and columns stay the same.
 */
function withoutWrapper(text: string): string {
	if (isBare(text.trim())) return text;
	const start = text.length - text.trimStart().length;
	const begin = start + (opener.exec(text.slice(start))?.[0].length ?? 0);
	const end = endOfContent(text.trimEnd());
	if (begin === start && end === text.trimEnd().length) return text;
	const blank = (wrapper: string) => wrapper.replace(/[^\n]/g, ' ');
	return blank(text.slice(0, begin)) + text.slice(begin, Math.max(begin, end));
}

const isBare = (text: string) =>
	(text.startsWith('{') && text.endsWith('}')) || (text.startsWith('[') && text.endsWith(']'));

/** Searches step by step, because a single pattern takes forever on a long run of blanks. */
function endOfContent(text: string): number {
	const inside = without(text, '*/');
	const content = ['-->', ']]>'].find((close) => inside.endsWith(close));
	if (!content) return text.length;
	const before = without(inside, content);
	return without(without(before, '//'), '/*').length;
}

const without = (text: string, end: string) =>
	text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;
