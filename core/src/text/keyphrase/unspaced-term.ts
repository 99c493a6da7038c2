import type { LanguageModel } from '../../languages/language-model.ts';
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
export function createTerm(text: string, maySetOff: boolean, spellings?: Spellings): Term {
	const parts = maySetOff ? text.split(borders) : [text];
	const patterns = parts.map((part) => spellings?.(part));
	if (parts.length === 1 && patterns[0] === undefined) return plainTerm(text);
	return patternTerm(
		text,
		parts.map((part, at) => patterns[at] ?? escapedPattern(part)).join('\\s?'),
	);
}

type Spellings = NonNullable<LanguageModel['spellings']>;

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

function patternTerm(term: string, source: string): Term {
	const pattern = new RegExp(source, 'g');
	return {
		text: term,
		mayBeIn: (text) => {
			pattern.lastIndex = 0;
			return pattern.test(text);
		},
		find: (text, from) => {
			pattern.lastIndex = from;
			const start = pattern.exec(text)?.index ?? -1;
			return start < 0 ? null : { start, end: pattern.lastIndex };
		},
	};
}
