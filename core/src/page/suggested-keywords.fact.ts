import { extractKeywords } from '../text/extract-keywords.ts';
import { deriveFact } from './derived-fact.ts';

export const suggestedKeywords = deriveFact({
	reads: ['mainText', 'language'],
	mayRead: ['titles', 'headings', 'links'],
	derive({ headings, language, links, mainText, titles }, request): readonly string[] {
		if (request.suggestKeywords === 0) return [];
		const anchors = links?.filter(({ region }) => region === 'main').map(({ text }) => text);
		const sources = {
			title: titles?.[0]?.text,
			headings: headings?.filter(({ isHidden }) => !isHidden).map(({ text }) => text),
			anchors,
			blocks: mainText.blocks.map(({ text }) => text),
		};
		return extractKeywords(sources, language.code, request.suggestKeywords);
	},
});
