import { keywordExtraction } from '#keyword-extraction';
import { deriveFact } from '../derived-fact.ts';
import { shownDescription } from '../page/shown-text.ts';
import { keywordBlocks, namesOfPage, wordsOfAddress } from './keyword-sources.ts';

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
	],
	asks: ['suggestKeywords'],
	derive(
		{
			authorMetas,
			boldTexts,
			descriptions,
			headings,
			language,
			links,
			mainText,
			openGraph,
			siteName,
			textBlocks,
			titles,
			url,
		},
		request,
	): readonly string[] {
		if (request.suggestKeywords === 0) return [];
		const title = titles?.[0]?.text ?? '';
		const sources = {
			title,
			siteName,
			names: namesOfPage(headings ?? [], openGraph ?? []),
			authors: (authorMetas ?? []).flatMap(({ content }) => content ?? []),
			address: wordsOfAddress(url),
			description: shownDescription(descriptions ?? [])?.content,
			anchors: saidOnce((links ?? []).filter(({ region }) => region === 'main')),
			emphasis: saidOnce(boldTexts ?? []),
			...keywordBlocks(mainText, textBlocks, title),
		};
		const { extractKeywords } = keywordExtraction();
		return extractKeywords(sources, language.code, request.suggestKeywords);
	},
});

/** Text that a page repeats belongs to its template: “Read more”. */
function saidOnce(said: readonly { readonly text: string }[]): string[] {
	const counts = new Map<string, number>();
	for (const { text } of said) counts.set(text, (counts.get(text) ?? 0) + 1);
	return [...counts].filter(([, count]) => count === 1).map(([text]) => text);
}
