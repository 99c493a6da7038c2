import { type Given, missingRow, noneOf, type Row, shownNumber } from './glance-row.ts';

/** Title, description, main heading and keywords. */
export function textRows({ glance, keywords, locale, texts }: Given): readonly Row[] {
	const h1 = glance.h1 ?? [];
	const measured = (line: 'title' | 'description'): Row => {
		const text = glance[line];
		if (!text) return { ...missingRow(line, texts.none), screen: 'overview', target: '.result' };
		const { characters, pixels } = text;
		const sizes = [
			texts.characters({ count: shownNumber(characters, locale) }),
			pixels === null ? '' : texts.pixels({ count: shownNumber(pixels, locale) }),
		].filter(Boolean);
		return {
			line,
			value: text.text,
			sizes,
			isFromPage: true,
			screen: 'overview',
			target: '.result',
		};
	};
	return [
		measured('title'),
		measured('description'),
		h1.length === 0
			? { ...missingRow('h1', noneOf(glance.h1, texts)), screen: 'headings' }
			: {
					line: 'h1',
					value:
						h1.length === 1
							? h1.join()
							: texts.several({ count: String(h1.length), first: h1.join(' · ') }),
					isFromPage: true,
					copy: () => h1.join('\n'),
					screen: 'headings',
				},
		keywords.length === 0
			? { ...missingRow('keywords', texts.addKeyword), screen: 'keywords', target: '.keyword' }
			: { line: 'keywords', value: keywords.join(' · '), isFromPage: true, screen: 'keywords' },
	];
}
