import type { Keyphrase } from './keyphrase.ts';
import { type KeyphraseMatch, type KeyphraseMatches, matchKeyphrase } from './match-keyphrase.ts';
import type { TextIndex } from './text-index.ts';

/** A match of a keyphrase, or of a synonym that the user gave. */
export interface SynonymMatch extends KeyphraseMatch {
	/** The synonym that was found; `null` for the keyphrase itself. */
	readonly synonym: string | null;
}

export interface SynonymMatches extends KeyphraseMatches {
	readonly matches: readonly SynonymMatch[];
}

/**
 * Counts each place once: the keyphrase takes precedence over its synonyms, and an earlier synonym
 * over a later one.
 */
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
	const added = newIn(more.matches, known.matches).map((match) => said(match, synonym));
	const matches = [...known.matches, ...added].sort(byPlace);
	return {
		found: matches.length > 0 || (known.found === null || more.found === null ? null : false),
		matches,
		unsureBlocks: [...new Set([...known.unsureBlocks, ...more.unsureBlocks])],
	};
}

/** Matches that overlap no known match. Scattered words add nothing to a block that already has one. */
function newIn(more: readonly KeyphraseMatch[], known: readonly KeyphraseMatch[]) {
	const blocks = new Set(known.map(({ block }) => block));
	const whole = known.filter(({ kind }) => kind !== 'scattered');
	let at = 0;
	return more.filter((match) => {
		if (match.kind === 'scattered') return !blocks.has(match.block);
		while (at < whole.length && endsBefore(whole[at]!, match)) at++;
		const next = whole[at];
		return next?.block !== match.block || next.start >= match.end;
	});
}

const endsBefore = (one: KeyphraseMatch, other: KeyphraseMatch) =>
	one.block < other.block || (one.block === other.block && one.end <= other.start);

const byPlace = (one: KeyphraseMatch, other: KeyphraseMatch) =>
	one.block - other.block || one.start - other.start;

const said = (match: KeyphraseMatch, synonym: string | null): SynonymMatch => ({
	...match,
	synonym,
});
