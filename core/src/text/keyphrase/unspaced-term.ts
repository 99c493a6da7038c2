import { escapedPattern } from '../words/escaped-pattern.ts';
import type { TextRange } from './match-keyphrase.ts';

/** A piece of text to find. */
export interface Term {
	readonly text: string;
	/** A quick check: false means no, true means perhaps. */
	mayBeIn(text: string): boolean;
	/** The first match from here on. */
	find(text: string, from: number): TextRange | null;
}

/** Many writers put spaces around Latin words and numbers: “SEO 対策” for SEO対策, “2026 年” for 2026年. */
export function createTerm(text: string, maySetOff: boolean): Term {
	const parts = maySetOff ? text.split(borders) : [text];
	return parts.length > 1 ? spacedTerm(text, parts) : plainTerm(text);
}

const borders =
	/(?<=[\p{Script=Latin}\d])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=[\p{Script=Latin}\d])/u;

function plainTerm(term: string): Term {
	return {
		text: term,
		mayBeIn: (text) => text.includes(term),
		find: (text, from) => {
			const start = text.indexOf(term, from);
			return start < 0 ? null : { start, end: start + term.length };
		},
	};
}

function spacedTerm(term: string, parts: readonly string[]): Term {
	const pattern = new RegExp(parts.map(escapedPattern).join('\\s?'), 'g');
	return {
		text: term,
		mayBeIn: (text) => parts.every((part) => text.includes(part)),
		find: (text, from) => {
			pattern.lastIndex = from;
			const start = pattern.exec(text)?.index ?? -1;
			return start < 0 ? null : { start, end: pattern.lastIndex };
		},
	};
}
