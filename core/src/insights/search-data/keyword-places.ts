import { readableAddress } from '../../addresses/readable-address.ts';
import { isHeadingBlock } from '../../facts/collected/body/text-blocks.ts';
import { firstParagraph } from '../../facts/derived/keywords/first-paragraph.ts';
import type { FactStore } from '../../facts/fact-store.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import { parseKeyphrase } from '../../text/keyphrase/keyphrase.ts';
import type { MatchKind, TextRange } from '../../text/keyphrase/match-keyphrase.ts';
import { matchWithSynonyms } from '../../text/keyphrase/synonym-matches.ts';
import { createTextIndex } from '../../text/keyphrase/text-index.ts';

export const keywordPlaceNames = [
	'title',
	'description',
	'headings',
	'first_paragraph',
	'text',
	'alt',
	'url',
] as const;

export type KeywordPlaceName = (typeof keywordPlaceNames)[number];

export interface KeywordHit {
	readonly kind: MatchKind;
	/** The whole text that contains it. */
	readonly text: string;
	/** The words that made the match, in order. */
	readonly words: readonly TextRange[];
	/** The synonym that was found instead of the keyword; null for the keyword itself. */
	readonly synonym: string | null;
	/** null for the URL. */
	readonly node: NodeRef | null;
}

export interface KeywordPlace {
	readonly name: KeywordPlaceName;
	/**
	 * The kind of the best hit. `missing`: nothing matches. `absent`: the page has no such place.
	 * `unknown`: this host cannot know, or the words of the language are not loaded.
	 */
	readonly best: MatchKind | 'missing' | 'absent' | 'unknown';
	readonly hitCount: number;
	/** The first hits. */
	readonly hits: readonly KeywordHit[];
	/** Where the place begins, with or without a hit; null if it has no node. */
	readonly node: NodeRef | null;
}

export interface KeywordReport {
	readonly keyword: string;
	readonly places: readonly KeywordPlace[];
}

/** At most this many hits per place are listed; the rest are counted. */
const mostReported = 100;

export interface Passage {
	readonly text: string;
	readonly node: NodeRef | null;
}

interface KeywordPlacesOptions {
	/** Synonyms that count for a keyword, by keyword. */
	readonly synonyms?: Readonly<Record<string, readonly string[]>>;
	readonly names?: readonly KeywordPlaceName[];
}

/** The hits of each keyword on the page, in all places or only the given ones. */
export function keywordPlaces(
	facts: FactStore,
	keywords: readonly string[],
	{ names = keywordPlaceNames, synonyms = {} }: KeywordPlacesOptions = {},
): readonly KeywordReport[] {
	const language = facts.get('language')?.code ?? null;
	// Blocks that the audit has indexed cost nothing.
	const known = facts.get('textIndex') ?? undefined;
	const passages = names.map((name) => {
		const found = passagesOf(name, facts);
		return { name, found, index: found && createTextIndex(texts(found), language, known) };
	});
	const meant = new Map(Object.entries(synonyms));
	return keywords.map((keyword): KeywordReport => {
		const keyphrase = parseKeyphrase(keyword);
		const others = (meant.get(keyword) ?? []).map(parseKeyphrase);
		const places = passages.map(({ name, found, index }): KeywordPlace => {
			const node = found?.[0]?.node ?? null;
			if (!found || !index) return { name, best: 'unknown', hitCount: 0, hits: [], node };
			if (found.length === 0) return { name, best: 'absent', hitCount: 0, hits: [], node };
			const { found: isFound, matches } = matchWithSynonyms(index, keyphrase, others);
			const hits = matches
				.slice(0, mostReported)
				.map(({ block, kind, synonym, words }): KeywordHit => {
					const { node = null, text = '' } = found[block] ?? {};
					return { kind, text, words, synonym, node };
				});
			const best = kinds.find((kind) => matches.some((match) => match.kind === kind));
			const none = isFound === null ? 'unknown' : 'missing';
			return { name, best: best ?? none, hitCount: matches.length, hits, node };
		});
		return { keyword, places };
	});
}

const kinds: readonly MatchKind[] = ['exact', 'inOrder', 'scattered'];

const texts = (passages: readonly Passage[]) => passages.map(({ text }) => text);

/** The texts that are searched; null if this host cannot know them. */
export function passagesOf(name: KeywordPlaceName, facts: FactStore): readonly Passage[] | null {
	const blocks = facts.get('mainText')?.blocks;
	switch (name) {
		case 'title':
			return facts.get('titles')?.filter(({ text }) => text) ?? null;
		case 'description':
			return filled(
				facts.get('descriptions')?.map(({ content, node }) => ({ text: content, node })),
			);
		case 'headings':
			return filled(
				facts
					.get('headings')
					?.filter(({ isHidden }) => !isHidden)
					.map(({ label, node }) => ({ text: label, node })),
			);
		case 'first_paragraph': {
			const first = blocks && firstParagraph(blocks);
			return first === undefined ? null : (blocks?.slice(first, first + 1) ?? null);
		}
		case 'text':
			return blocks?.filter((block) => !isHeadingBlock(block)) ?? null;
		case 'alt':
			return filled(facts.get('images')?.map(({ alt, node }) => ({ text: alt ?? '', node })));
		case 'url':
			return addressPassage(facts.get('url'));
	}
}

const filled = (passages: readonly Passage[] | undefined) =>
	passages?.filter(({ text }) => text.trim() !== '') ?? null;

/** The words of the path, which punctuation separates. */
function addressPassage(address: string | null): readonly Passage[] | null {
	const url = URL.parse(address ?? '');
	if (!url) return null;
	const path = readableAddress(url.pathname.replaceAll('%20', ' '));
	const text = path.replace(/[/_+.-]+/g, ' ').trim();
	return text === '' ? [] : [{ text, node: null }];
}
