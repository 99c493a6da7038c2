import type { Forms } from '../forms/forms.ts';
import { type PackedWords, wordFlag, wordStride } from '../words/words.ts';
import type { Keyphrase } from './keyphrase.ts';
import { type Variant, type Variants, variantsOf } from './keyphrase-variants.ts';
import { type Marks, type MarkTest, marksOf } from './marks-of-keyphrase.ts';
import type { KeyphraseMatch, MatchKind } from './match-keyphrase.ts';
import { compoundStride, type IndexedBlock, type TextIndex, type WordForms } from './text-index.ts';
import { rolesOf, type WordRoles } from './word-roles.ts';

export function matchInWords(index: TextIndex, keyphrase: Keyphrase): KeyphraseMatch[] {
	// All forms must be numbered before any is looked up.
	const forms = index.blocks.map((block) => block.wordForms());
	const searches = new Map<Forms, Search>();
	return index.blocks.flatMap((block, number) => {
		const found = forms[number]!;
		const search = searches.get(block.forms) ?? searchAmong(block.forms, keyphrase);
		searches.set(block.forms, search);
		const roles = search.rolesIn(block);
		if (roles.isEmpty) return [];
		const hits = hitsIn(found, roles, block.text, search.marks.testIn(block));
		if (hits.length === 0) return [];
		return matchHits(hits, search.variants, found.words, keyphrase.isQuoted).map((match) =>
			describe(match, found.words, number),
		);
	});
}

/** The words to match among the forms of one language. */
interface Search {
	readonly variants: Variants;
	readonly marks: Marks;
	rolesIn(block: IndexedBlock): WordRoles;
}

function searchAmong(forms: Forms, keyphrase: Keyphrase): Search {
	const variants = variantsOf(keyphrase, forms);
	const { words } = variants;
	const marks = marksOf(keyphrase, words, forms);
	let usual: WordRoles | undefined;
	let withoutMarks: WordRoles | undefined;
	return {
		variants,
		marks,
		rolesIn: (block) => {
			if (!marks.areLeftOutIn(block)) {
				usual ??= rolesOf(words, forms, keyphrase.isQuoted, false);
				return usual;
			}
			withoutMarks ??= rolesOf(words, forms, keyphrase.isQuoted, true);
			return withoutMarks;
		},
	};
}

/** A place in a block that matches words of the keyphrase. */
interface Hit {
	/** The number of the first word, and of the one after the last. */
	readonly first: number;
	readonly next: number;
	readonly whole: number;
	readonly any: number;
}

interface Found {
	readonly kind: MatchKind;
	readonly hits: readonly Hit[];
}

/** At most this many other words may separate two words of a match in order. */
const widestGap = 3;

function hitsIn(
	{ compounds, ids, words }: WordForms,
	roles: WordRoles,
	text: string,
	areOtherMarks: MarkTest | undefined,
): Hit[] {
	const hits: Hit[] = [];
	const add = (first: number, length: number, form: number) => {
		if (form < 0) return;
		let whole = roles.whole[form]!;
		let any = whole | roles.part[form]!;
		if (any === 0) return;
		const next = first + length;
		if (areOtherMarks) {
			const spelling = text.slice(words[first * wordStride]!, words[(next - 1) * wordStride + 1]!);
			const kept = ~wordsWith(any, (word) => areOtherMarks(word, spelling));
			whole &= kept;
			any &= kept;
		}
		if (any !== 0) hits.push({ first, next, whole, any });
	};
	for (let word = 0; word < ids.length; word++) add(word, 1, ids[word]!);
	for (let at = 0; at < compounds.length; at += compoundStride) {
		add(compounds[at]!, compounds[at + 1]!, compounds[at + 2]!);
	}
	return compounds.length > 0 ? hits.sort((one, other) => one.first - other.first) : hits;
}

/** Of the words given as bits, those that pass the test. */
function wordsWith(words: number, test: (word: number) => boolean): number {
	let found = 0;
	for (let word = 0; word < 32; word++) {
		if (words & (1 << word) && test(word)) found |= 1 << word;
	}
	return found;
}

function matchHits(
	hits: readonly Hit[],
	{ reordered, variants }: Variants,
	words: PackedWords,
	isQuoted: boolean,
): Found[] {
	const used = new Set<number>();
	const found = variants.flatMap(({ all }) => chains(hits, all, 'exact', 0, words, used));
	if (isQuoted) return found;
	found.push(
		...variants.flatMap(({ content }) => chains(hits, content, 'inOrder', widestGap, words, used)),
	);
	if (found.length > 0)
		return found.sort((one, other) => one.hits[0]!.first - other.hits[0]!.first);
	const scattered = scatteredHits(hits, [...variants, ...reordered]);
	return scattered ? [{ kind: 'scattered', hits: scattered }] : [];
}

/** Runs of hits that contain the words in order. */
function chains(
	hits: readonly Hit[],
	wanted: readonly number[],
	kind: MatchKind,
	gap: number,
	words: PackedWords,
	used: Set<number>,
): Found[] {
	const found: Found[] = [];
	for (let at = 0; at < hits.length; at++) {
		const chain = chainFrom(hits, at, wanted, kind === 'exact', gap, words);
		if (!chain || isUsed(chain, used)) continue;
		for (const hit of chain) markUsed(hit, used);
		found.push({ kind, hits: chain });
	}
	return found;
}

function chainFrom(
	hits: readonly Hit[],
	start: number,
	wanted: readonly number[],
	isWhole: boolean,
	gap: number,
	words: PackedWords,
): Hit[] | null {
	const chain: Hit[] = [];
	let at = start;
	for (const word of wanted) {
		const last = chain.at(-1);
		const limit = last ? last.next + gap : hits[start]!.first;
		while (
			at < hits.length &&
			hits[at]!.first <= limit &&
			!isNext(hits[at]!, last, word, isWhole)
		) {
			at++;
		}
		const hit = hits[at];
		if (!hit || hit.first > limit) return null;
		if (last && breaksSentence(words, last.next, hit.first)) return null;
		chain.push(hit);
		at++;
	}
	return chain;
}

function isNext(hit: Hit, last: Hit | undefined, word: number, isWhole: boolean): boolean {
	if (last && hit.first < last.next) return false;
	return ((isWhole ? hit.whole : hit.any) & (1 << word)) !== 0;
}

function breaksSentence(words: PackedWords, from: number, to: number): boolean {
	for (let word = from; word <= to; word++) {
		if (words[word * wordStride + 2]! & wordFlag.startsSentence) return true;
	}
	return false;
}

function isUsed(chain: readonly Hit[], used: ReadonlySet<number>): boolean {
	return chain.some((hit) => used.has(hit.first));
}

function markUsed(hit: Hit, used: Set<number>): void {
	for (let word = hit.first; word < hit.next; word++) used.add(word);
}

function scatteredHits(hits: readonly Hit[], variants: readonly Variant[]): Hit[] | null {
	for (const { content } of variants) {
		const first = content.map((word) => hits.find((hit) => hit.any & (1 << word)));
		if (first.every((hit) => hit !== undefined)) {
			return [...new Set(first)].sort((one, other) => one.first - other.first);
		}
	}
	return null;
}

function describe({ kind, hits }: Found, words: PackedWords, block: number): KeyphraseMatch {
	const ranges = hits.map(({ first, next }) => ({
		start: words[first * wordStride]!,
		end: words[(next - 1) * wordStride + 1]!,
	}));
	return { kind, block, start: ranges[0]!.start, end: ranges.at(-1)!.end, words: ranges };
}
