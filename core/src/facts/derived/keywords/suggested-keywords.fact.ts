import { keywordExtraction } from '#keyword-extraction';
import { foldPhrase } from '../../../text/folding/fold.ts';
import { shareWords } from '../../../text/keywords/shared-words.ts';
import { deriveFact } from '../derived-fact.ts';
import { keywordSources } from './keyword-sources.ts';
import { namedThing } from './named-thing.ts';

export const suggestedKeywords = deriveFact({
	reads: ['mainText', 'textBlocks', 'language', 'siteName'],
	mayRead: [
		'authorMetas',
		'titles',
		'links',
		'boldTexts',
		'descriptions',
		'headings',
		'openGraph',
		'url',
		'items',
		'pageType',
	],
	asks: ['suggestKeywords'],
	derive(facts, request): readonly string[] {
		if (request.suggestKeywords === 0) return none;
		const { extractKeywords } = keywordExtraction();
		const { code } = facts.language;
		const found = extractKeywords(keywordSources(facts), code, request.suggestKeywords);
		const name = namedThing(facts);
		return name === null ? found : aboutThing(name, found, code).slice(0, request.suggestKeywords);
	},
});

const none: readonly string[] = [];

/** The name first, then phrases that share a word with it; other phrases are on every page of the site. */
function aboutThing(
	name: string,
	found: readonly string[],
	language: string | null,
): readonly string[] {
	const folded = foldPhrase(name, language);
	const related = found.filter(
		(phrase) =>
			foldPhrase(phrase, language) !== folded && shareWords(phrase, name, language) !== false,
	);
	return [name, ...related];
}
