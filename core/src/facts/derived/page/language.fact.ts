import { baseLanguage } from '../../../languages/language-tag.ts';
import { detectLanguage } from '../../../text/detection/detect-language.ts';
import type { TextBlock } from '../../collected/body/text-blocks.ts';
import { deriveFact } from '../derived-fact.ts';

/** The language of the page's text. */
export interface PageLanguage {
	/** BCP 47 primary language; null if it is not given, and neither text nor attribute reveals it. */
	readonly code: string | null;
	/** 0 to 1. */
	readonly confidence: number;
	/** The `lang` of the root element; null if it is empty. */
	readonly declared: string | null;
	/**
	 * The language that the text alone shows, or the one the user gave; null if the text is too short
	 * to know.
	 */
	readonly detected: string | null;
	/** The value of `code` without the user's statement. */
	readonly guessed: string | null;
}

export const language = deriveFact({
	reads: ['mainText'],
	mayRead: ['htmlTags', 'declaredLanguage'],
	asks: ['textLanguage'],
	derive({ declaredLanguage, htmlTags, mainText }, { textLanguage }, before?: PageLanguage) {
		const attribute = htmlTags?.[0]?.lang ?? declaredLanguage;
		const texts = textsOfPage(mainText.blocks, baseLanguage(attribute ?? ''));
		const { confidence, declared, detected, language } = detectLanguage(texts, attribute);
		const found = { code: language, confidence, declared, detected, guessed: language };
		const settled = textLanguage
			? { ...found, code: textLanguage, confidence: 1, detected: textLanguage }
			: found;
		return before && isSame(before, settled) ? before : settled;
	},
});

/** Many rules read the language: as the same object, it does not make them run again. */
const isSame = (one: PageLanguage, other: PageLanguage) =>
	one.code === other.code &&
	one.confidence === other.confidence &&
	one.declared === other.declared &&
	one.detected === other.detected &&
	one.guessed === other.guessed;

/** Leaves out blocks that declare a different language, unless all blocks of the page do. */
function textsOfPage(blocks: readonly TextBlock[], declared: string | null): readonly string[] {
	const own = blocks.filter(({ lang }) => lang === '' || baseLanguage(lang) === declared);
	return (own.length > 0 ? own : blocks).map(({ text }) => text);
}
