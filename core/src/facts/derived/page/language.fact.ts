import { baseLanguage } from '../../../languages/language-tag.ts';
import { detectLanguage } from '../../../text/detection/detect-language.ts';
import type { TextBlock } from '../../collected/body/text-blocks.ts';
import { deriveFact } from '../derived-fact.ts';

/** The language of the page's text. */
export interface PageLanguage {
	/** BCP 47 primary language; null when nobody says, and neither text nor attribute tells. */
	readonly code: string | null;
	/** 0 to 1. */
	readonly confidence: number;
	/** What `lang` of the root element says; null when it says nothing. */
	readonly declared: string | null;
	/** What the text alone says, or somebody who has read it; null when it is too short to tell. */
	readonly detected: string | null;
	/** What `code` is unless somebody says otherwise. */
	readonly guessed: string | null;
}

export const language = deriveFact({
	reads: ['mainText'],
	mayRead: ['htmlTags', 'declaredLanguage'],
	asks: ['textLanguage'],
	derive({ declaredLanguage, htmlTags, mainText }, { textLanguage }): PageLanguage {
		const attribute = htmlTags?.[0]?.lang ?? declaredLanguage;
		const texts = textsOfPage(mainText.blocks, baseLanguage(attribute ?? ''));
		const { confidence, declared, detected, language } = detectLanguage(texts, attribute);
		const found = { code: language, confidence, declared, detected, guessed: language };
		if (!textLanguage) return found;
		return { ...found, code: textLanguage, confidence: 1, detected: textLanguage };
	},
});

/** Without what says of itself that it is in another language; a page may say so of everything. */
function textsOfPage(blocks: readonly TextBlock[], declared: string | null): readonly string[] {
	const own = blocks.filter(({ lang }) => lang === '' || baseLanguage(lang) === declared);
	return (own.length > 0 ? own : blocks).map(({ text }) => text);
}
