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
	/** The indexes that these were found in: the next audit searches only what has changed. */
	readonly indexes: Indexes;
}

interface Indexes {
	readonly titles: TextIndex | null;
	readonly descriptions: TextIndex | null;
	readonly mainHeadings: TextIndex | null;
	readonly text: TextIndex;
}

export const keywordMatches = deriveFact({
	reads: ['textIndex', 'language'],
	mayRead: ['titles', 'descriptions', 'headings'],
	asks: ['keywords', 'synonyms'],
	derive(facts, { keywords, synonyms }, before?: readonly KeywordMatches[]) {
		const indexOf = (texts: readonly string[] | undefined, known?: TextIndex | null) =>
			texts ? createTextIndex(texts, facts.language.code, known ?? undefined) : null;
		const known = before?.[0]?.indexes;
		const headings = facts.headings?.filter(({ isHidden, level }) => level === 1 && !isHidden);
		const indexes: Indexes = {
			titles: indexOf(
				facts.titles?.map(({ text }) => text),
				known?.titles,
			),
			descriptions: indexOf(
				facts.descriptions?.map(({ content }) => content),
				known?.descriptions,
			),
			mainHeadings: indexOf(
				headings?.map(({ label }) => label),
				known?.mainHeadings,
			),
			text: facts.textIndex,
		};
		return keywords.map((keyword, number): KeywordMatches => {
			const keyphrase = parseKeyphrase(keyword);
			const others = (synonyms?.get(keyword) ?? []).map(parseKeyphrase);
			const matchesIn = (index: TextIndex) => matchWithSynonyms(index, keyphrase, others);
			const last = before?.[number];
			const find = (index: TextIndex, searched?: TextIndex | null, found?: SynonymMatches | null) =>
				matchChanges(
					index,
					searched && found ? { index: searched, matches: found } : undefined,
					matchesIn,
				);
			const { descriptions, mainHeadings, text, titles } = indexes;
			return {
				keyword,
				inTitles: titles && find(titles, known?.titles, last?.inTitles),
				inDescriptions:
					descriptions && find(descriptions, known?.descriptions, last?.inDescriptions),
				inMainHeadings:
					mainHeadings && find(mainHeadings, known?.mainHeadings, last?.inMainHeadings),
				inText: find(text, known?.text, last?.inText),
				indexes,
			};
		});
	},
});
