import { type Keyphrase, parseKeyphrase } from '../text/keyphrase.ts';
import { type KeyphraseMatches, matchKeyphrase } from '../text/match-keyphrase.ts';
import { createTextIndex } from '../text/text-index.ts';
import { deriveFact } from './derived-fact.ts';

/** Where one keyword occurs. */
export interface KeywordMatches {
	readonly keyword: string;
	/** Blocks count in the titles, descriptions or visible main headings; null where those are unknown. */
	readonly inTitles: KeyphraseMatches | null;
	readonly inDescriptions: KeyphraseMatches | null;
	readonly inMainHeadings: KeyphraseMatches | null;
	/** Blocks count in `mainText`. */
	readonly inText: KeyphraseMatches;
}

export const keywordMatches = deriveFact({
	reads: ['textIndex', 'language'],
	mayRead: ['titles', 'descriptions', 'headings'],
	derive(facts, { keywords }): readonly KeywordMatches[] {
		const finder = (texts: readonly string[] | undefined) => {
			const index = texts && createTextIndex(texts, facts.language.code);
			return (keyphrase: Keyphrase) => (index ? matchKeyphrase(index, keyphrase) : null);
		};
		const inTitles = finder(facts.titles?.map(({ text }) => text));
		const inDescriptions = finder(facts.descriptions?.map(({ content }) => content));
		const mainHeadings = facts.headings?.filter(({ isHidden, level }) => level === 1 && !isHidden);
		const inMainHeadings = finder(mainHeadings?.map(({ label }) => label));
		return keywords.map((keyword) => {
			const keyphrase = parseKeyphrase(keyword);
			return {
				keyword,
				inTitles: inTitles(keyphrase),
				inDescriptions: inDescriptions(keyphrase),
				inMainHeadings: inMainHeadings(keyphrase),
				inText: matchKeyphrase(facts.textIndex, keyphrase),
			};
		});
	},
});
