import { keywordExtraction } from '#keyword-extraction';
import { deriveFact } from '../derived-fact.ts';
import { keywordSources } from './keyword-sources.ts';

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
		return extractKeywords(keywordSources(facts), facts.language.code, request.suggestKeywords);
	},
});

const none: readonly string[] = [];
