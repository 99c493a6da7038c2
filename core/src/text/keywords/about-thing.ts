import { functionWordsOf } from '../../languages/function-words.ts';
import { fold } from '../folding/fold.ts';
import { wordTexts } from '../words/words.ts';
import type { KeywordSources } from './extract-keywords.ts';
import { type NamedThing, nameOfThing, unspaced } from './name-of-thing.ts';
import { shareWords } from './shared-words.ts';
import { piecesOfTitle } from './site-name.ts';

/**
 * The name of the thing first, then the phrases that name it in other words: what else a page says is
 * about ingredients and accessories, or on every page of the site. Null if the thing has no name.
 */
export function aboutThing(
	thing: NamedThing,
	{ address = '', blocks, description = '', title = '' }: KeywordSources,
	found: readonly string[],
	language: string | null,
): readonly string[] | null {
	const own = nameOfThing(thing, title, language);
	if (own === null) return null;
	const related = found.filter((each) => shareWords(each, own.whole, language) !== false);
	const asWords = (text: string) => ` ${wordTexts(fold(text, language)).join(' ')} `;
	const whole = asWords(own.whole);
	const texts = [...blocks, description];
	const known = new Map<string, string>();
	const isSomeText = (test: (text: string) => boolean) =>
		texts.some((text) => {
			const words = known.get(text) ?? asWords(text);
			known.set(text, words);
			return test(words);
		});
	const parts = [...piecesOfTitle(title), address].map(asWords);
	const isPiece = (phrase: string, longer: string) =>
		((thing.isProduct && longer.startsWith(phrase)) || endsWithHead(phrase, longer, language)) &&
		isSomeText((text) => isSaidApart(phrase, longer, text));
	const opening = related.find((each) => {
		const phrase = asWords(each);
		return (
			isPhrase(phrase) &&
			whole.startsWith(phrase) &&
			isSomeText((text) => isSaidApart(phrase, whole, text))
		);
	});
	const isShort = wordsOf(whole).length <= longestName && !unspaced.test(whole);
	const name = own.short ?? opening ?? (isShort ? own.whole : null);
	const named = name === null ? whole : asWords(name);
	const isAbout = (phrase: string) => {
		if (phrase === named || !isPhrase(phrase)) return false;
		if (named.includes(phrase)) return isPiece(phrase, named);
		if (whole.includes(phrase)) return !phrase.includes(named) && isPiece(phrase, whole);
		if (phrase.includes(named)) return isSomeText((text) => text.includes(phrase));
		return parts.includes(phrase) || endsWithHead(phrase, whole, language);
	};
	const others = related.filter((each) => isAbout(asWords(each)));
	return name === null ? others : [name, ...others];
}

/** In words; a longer name is a description that nobody types. */
const longestName = 7;

/** A single word says too little beside the name; scripts without spaces have no single words. */
const isPhrase = (phrase: string) => phrase.trim().includes(' ') || unspaced.test(phrase);

/** Somewhere the text says the piece without the words that the name has around it. */
function isSaidApart(piece: string, name: string, text: string): boolean {
	const [before = '', after = ''] = name.split(piece);
	const previous = ` ${wordsOf(before).at(-1)}`;
	const next = `${wordsOf(after)[0]} `;
	for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
		const isAfter = before !== '' && text.endsWith(previous, at);
		const isBefore = after !== '' && text.startsWith(next, at + piece.length);
		if (!isAfter && !isBefore) return true;
	}
	return false;
}

/** Whether both name the same kind of thing: “baked ham” and “Simple Baked Ham with Brown Sugar Glaze”. */
function endsWithHead(phrase: string, name: string, language: string | null): boolean {
	return areForms(headOf(phrase, language), headOf(name, language));
}

/** The noun that the other words describe. */
function headOf(phrase: string, language: string | null): string {
	const words = wordsOf(phrase);
	const grammar = language === null ? undefined : functionWordsOf(language);
	const end = words.findIndex((word, at) => at > 0 && grammar?.has(word));
	const own = end < 0 ? words : words.slice(0, end);
	const head = headFirst.test(language ?? '') ? own[0]! : own.at(-1)!;
	return unspaced.test(head) ? head.slice(-2) : head;
}

const wordsOf = (phrase: string) => phrase.trim().split(' ');

/** Languages that put a noun before the words that describe it. */
const headFirst = /^(?:fr|es|it|pt|ca|ro|ar|fa|he|id|vi|th)$/;

function areForms(one: string, other: string): boolean {
	const shorter = Math.min(one.length, other.length);
	if (Math.max(one.length, other.length) - shorter > 2) return false;
	const start = Math.max(3, shorter - 1);
	return one.slice(0, start) === other.slice(0, start);
}
