import { parseKeyphrase } from '../../../text/keyphrase/keyphrase.ts';
import { matchWithSynonyms } from '../../../text/keyphrase/synonym-matches.ts';
import { createTextIndex } from '../../../text/keyphrase/text-index.ts';
import { deriveFact } from '../derived-fact.ts';

/** Whether the alt texts of images in the content contain a keyword. */
export interface AltTextMatches {
	readonly keyword: string;
	/** null if only a language model that is not loaded could tell. */
	readonly isFound: boolean | null;
	/** How many images have an alt text. */
	readonly altTexts: number;
}

export const altTextMatches = deriveFact({
	reads: ['images', 'language'],
	asks: ['keywords', 'synonyms'],
	derive({ images, language }, { keywords, synonyms }): readonly AltTextMatches[] {
		const texts = images.flatMap(({ alt, isHidden, region }) =>
			alt?.trim() && !isHidden && (region === 'main' || region === 'body') ? [alt] : [],
		);
		const index = createTextIndex(texts, language.code);
		return keywords.map((keyword) => {
			const others = (synonyms?.get(keyword) ?? []).map(parseKeyphrase);
			const { found } = matchWithSynonyms(index, parseKeyphrase(keyword), others);
			return { keyword, isFound: found, altTexts: texts.length };
		});
	},
});
