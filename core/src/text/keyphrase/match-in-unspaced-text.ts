import { fold } from '../folding/fold.ts';
import { type FoldedText, foldWithOffsets } from '../folding/fold-with-offsets.ts';
import type { Forms } from '../forms/forms.ts';
import { createWordJudge, type HoldsWords } from '../words/word-boundaries.ts';
import type { Keyphrase } from './keyphrase.ts';
import type { KeyphraseMatch, KeyphraseMatches, MatchKind, TextRange } from './match-keyphrase.ts';
import type { TextIndex } from './text-index.ts';
import { createTerm, type Term } from './unspaced-term.ts';

/**
 * Matches a keyphrase in a script without spaces as pieces of text at word boundaries. A space in
 * the keyphrase means “and”.
 */
export function matchInUnspacedText(index: TextIndex, keyphrase: Keyphrase): KeyphraseMatches {
	const termsByForms = new Map<Forms, readonly Term[]>();
	const matches: KeyphraseMatch[] = [];
	const unsureBlocks: number[] = [];
	for (const [block, { forms, text }] of index.blocks.entries()) {
		const terms = termsByForms.get(forms) ?? termsOf(keyphrase, forms);
		termsByForms.set(forms, terms);
		const found = matchInBlock(text, terms, forms, keyphrase.isQuoted);
		if (found === 'unsure') unsureBlocks.push(block);
		else matches.push(...found.map((match) => ({ ...match, block })));
	}
	return {
		matches,
		found: matches.length > 0 || (unsureBlocks.length > 0 ? null : false),
		unsureBlocks,
	};
}

type BlockMatch = Omit<KeyphraseMatch, 'block'>;

function termsOf(keyphrase: Keyphrase, { language, model }: Forms): Term[] {
	const folded = fold(keyphrase.text, language).trim();
	if (keyphrase.isQuoted) return [createTerm(folded, false)];
	return folded.split(/\s+/).map((term) => createTerm(term, true, model?.spellings));
}

function matchInBlock(
	text: string,
	terms: readonly Term[],
	{ language, model }: Forms,
	isQuoted: boolean,
): BlockMatch[] | 'unsure' {
	const folded = foldWithOffsets(text, language);
	if (!terms.every((term) => term.mayBeIn(folded.text))) return [];
	const holdsWords = createWordJudge(folded.text, model);
	const places = terms.map((term) => placesOf(term, folded.text, holdsWords));
	if (places.some(({ sure, unsure }) => sure.length === 0 && unsure === 0)) return [];
	if (places.some(({ sure }) => sure.length === 0)) return 'unsure';
	const ranges = places.map(({ sure }) => sure);
	return terms.length === 1 || isQuoted
		? ranges[0]!.map((range) => describe('exact', [range], folded))
		: matchTerms(ranges, folded);
}

interface Places {
	readonly sure: readonly TextRange[];
	readonly unsure: number;
}

function placesOf(term: Term, text: string, holdsWords: HoldsWords): Places {
	const sure: TextRange[] = [];
	let unsure = 0;
	for (let place = term.find(text, 0); place; place = term.find(text, place.start + 1)) {
		const fits = isUnmistakable(term.text) || holdsWords(place.start, place.end);
		if (fits) sure.push(place);
		else if (fits === null) unsure++;
	}
	return { sure, unsure };
}

/** A piece this long is not a coincidence, whatever the model says about its surroundings. */
function isUnmistakable(term: string): boolean {
	if (fourKanji.test(term)) return true;
	const length = scriptsOfSyllables.test(term) ? 8 : 5;
	return term.length >= length && !/[\p{Script=Latin}\d]/u.test(term);
}

const fourKanji = /^\p{Script=Han}{4}$/u;
/** Thai, Lao, Burmese, Khmer: one syllable takes up to five letters. */
const scriptsOfSyllables = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF]/;

function matchTerms(places: readonly (readonly TextRange[])[], folded: FoldedText): BlockMatch[] {
	const inOrder = places[0]!.flatMap((first) => {
		const chain = chainFrom(first, places);
		return chain ? [describe(kindOf(chain, folded.text), chain, folded)] : [];
	});
	if (inOrder.length > 0) return inOrder;
	const firsts = places.map((ranges) => ranges[0]!);
	return [
		describe(
			'scattered',
			firsts.toSorted((one, other) => one.start - other.start),
			folded,
		),
	];
}

const widestGap = 10;

function chainFrom(
	first: TextRange,
	places: readonly (readonly TextRange[])[],
): TextRange[] | null {
	const chain = [first];
	for (const ranges of places.slice(1)) {
		const { end } = chain.at(-1)!;
		const next = ranges.find((range) => range.start >= end);
		if (!next || next.start - end > widestGap) return null;
		chain.push(next);
	}
	return chain;
}

function kindOf(chain: readonly TextRange[], text: string): MatchKind {
	const gaps = chain.slice(1).map((range, at) => text.slice(chain[at]!.end, range.start));
	return gaps.every((gap) => gap.trim() === '') ? 'exact' : 'inOrder';
}

function describe(kind: MatchKind, ranges: readonly TextRange[], folded: FoldedText): BlockMatch {
	const words = ranges.map(({ start, end }) => ({
		start: folded.startOf(start),
		end: folded.endOf(end),
	}));
	return { kind, start: words[0]!.start, end: words.at(-1)!.end, words };
}
