import type { FittedText } from '@plumbline/core';
import { countText } from '../../headings/level-text.ts';
import {
	type FittedLine,
	type Given,
	missingRow,
	noneOf,
	type Row,
	shownNumber,
} from './glance-row.ts';

/** Title, description, main heading and keywords. */
export function textRows(given: Given): readonly Row[] {
	const { glance, fitted, keywords, locale, texts } = given;
	const h1 = glance.h1 ?? [];
	const fits = { title: fitted?.title, description: fitted?.description?.desktop };
	const measured = (line: 'title' | 'description'): Row => {
		const text = glance[line];
		if (!text) return { ...missingRow(line, texts.none), screen: 'overview', target: '.result' };
		const fit = fits[line];
		const characters = texts.characters({ count: shownNumber(text.characters, locale) });
		return {
			line,
			value: text.text,
			fitted: fit ? fittedLine(text.text, fit, characters) : null,
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
					value: h1Text(given),
					isFromPage: true,
					copy: () => h1.join('\n'),
					screen: 'headings',
				},
		keywords.length === 0
			? { ...missingRow('keywords', texts.addKeyword), screen: 'keywords', target: '.keyword' }
			: { line: 'keywords', value: keywords.join(' · '), isFromPage: true, screen: 'keywords' },
	];
}

/** The main headings, counted as in the list of headings where there are several. */
function h1Text({ glance: { h1, headings, hiddenHeadings }, locale, texts }: Given): string {
	const first = (h1 ?? []).join(' · ');
	const count = { all: headings?.[0] ?? 0, hidden: hiddenHeadings?.[0] ?? 0 };
	return count.all > 1 ? texts.several({ count: countText(count, texts, locale), first }) : first;
}

/** The whole text: results cut it where they cut the part that they measure. */
function fittedLine(text: string, fit: FittedText, characters: string): FittedLine {
	const { limit, rest, shown, width } = fit;
	const start = rest === '' ? -1 : text.indexOf(shown);
	const end = start < 0 ? text.length : start + shown.length;
	return { shown: text.slice(0, end), rest: text.slice(end), characters, width, limit };
}
