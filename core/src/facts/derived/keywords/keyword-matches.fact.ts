import { parseKeyphrase } from '../../../text/keyphrase/keyphrase.ts';
import { matchWithSynonyms, type SynonymMatches } from '../../../text/keyphrase/synonym-matches.ts';
import { createTextIndex, type TextIndex } from '../../../text/keyphrase/text-index.ts';
import { deriveFact } from '../derived-fact.ts';
import { matchChanges } from './match-changes.ts';

/** Where one keyword occurs. */
export interface KeywordMatches {
	readonly keyword: string;
	/**
	 * In these three, a block number is that of a title, a description or a visible main heading.
	 * Null if those are unknown.
	 */
	readonly inTitles: SynonymMatches | null;
	readonly inDescriptions: SynonymMatches | null;
	readonly inMainHeadings: SynonymMatches | null;
	/** Here a block number is that of a block of `mainText`. */
	readonly inText: SynonymMatches;
	/** The index that `inText` was found in. */
	readonly textIndex: TextIndex;
}

export const keywordMatches = deriveFact({
	reads: ['textIndex', 'language'],
	mayRead: ['titles', 'descriptions', 'headings'],
	asks: ['keywords', 'synonyms'],
	derive(facts, { keywords, synonyms }, before?: readonly KeywordMatches[]) {
		const { textIndex } = facts;
		const indexOf = (texts: readonly string[] | undefined) =>
			texts ? createTextIndex(texts, facts.language.code) : null;
		const titles = indexOf(facts.titles?.map(({ text }) => text));
		const descriptions = indexOf(facts.descriptions?.map(({ content }) => content));
		const headings = facts.headings?.filter(({ isHidden, level }) => level === 1 && !isHidden);
		const mainHeadings = indexOf(headings?.map(({ label }) => label));
		return keywords.map((keyword, number): KeywordMatches => {
			const keyphrase = parseKeyphrase(keyword);
			const others = (synonyms?.get(keyword) ?? []).map(parseKeyphrase);
			const matchesIn = (index: TextIndex) => matchWithSynonyms(index, keyphrase, others);
			const known = before?.[number];
			const matched = known && { index: known.textIndex, matches: known.inText };
			return {
				keyword,
				inTitles: titles && matchesIn(titles),
				inDescriptions: descriptions && matchesIn(descriptions),
				inMainHeadings: mainHeadings && matchesIn(mainHeadings),
				inText: matchChanges(textIndex, matched, matchesIn),
				textIndex,
			};
		});
	},
});
