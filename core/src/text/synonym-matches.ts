import type { Keyphrase } from './keyphrase.ts';
import { type KeyphraseMatch, type KeyphraseMatches, matchKeyphrase } from './match-keyphrase.ts';
import type { TextIndex } from './text-index.ts';

/** A match of a keyphrase, or of what the person says is another word for it. */
export interface SynonymMatch extends KeyphraseMatch {
	/** What stands there instead of the keyphrase; `null` for the keyphrase itself. */
	readonly synonym: string | null;
}

export interface SynonymMatches extends KeyphraseMatches {
	readonly matches: readonly SynonymMatch[];
}

/** Each place counts once, for the keyphrase before its synonyms and for those in the order given. */
export function matchWithSynonyms(
	index: TextIndex,
	keyphrase: Keyphrase,
	synonyms: readonly Keyphrase[],
): SynonymMatches {
	const own = matchKeyphrase(index, keyphrase);
	let merged: SynonymMatches = { ...own, matches: own.matches.map((match) => said(match, null)) };
	for (const synonym of synonyms) {
		merged = merge(merged, matchKeyphrase(index, synonym), synonym.text);
	}
	return merged;
}

function merge(known: SynonymMatches, more: KeyphraseMatches, synonym: string): SynonymMatches {
	const added = more.matches.filter((match) => !known.matches.some(isHiddenBy(match)));
	const matches = [...known.matches, ...added.map((match) => said(match, synonym))].sort(byPlace);
	return {
		found: matches.length > 0 || (known.found === null || more.found === null ? null : false),
		matches,
		unsureBlocks: [...new Set([...known.unsureBlocks, ...more.unsureBlocks])],
	};
}

/** Words apart from each other say nothing new of a block that has the keyphrase. */
const isHiddenBy = (match: KeyphraseMatch) => (known: KeyphraseMatch) => {
	if (known.block !== match.block) return false;
	if (match.kind === 'scattered') return true;
	return known.kind !== 'scattered' && known.start < match.end && match.start < known.end;
};

const byPlace = (one: KeyphraseMatch, other: KeyphraseMatch) =>
	one.block - other.block || one.start - other.start;

const said = (match: KeyphraseMatch, synonym: string | null): SynonymMatch => ({
	...match,
	synonym,
});
