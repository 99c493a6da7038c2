import { isTranslationOf, type LocaleTexts } from '../check/translations.ts';
import { catalogue, localeJson, translationsIn } from './locale-files.ts';

/** Translations without empty texts, and without those whose English text is gone. */
export const translatedTexts = (
	root: string,
	english: LocaleTexts,
): readonly (readonly [file: string, content: string])[] =>
	translationsIn(root).map(({ file, locale }) => {
		const texts = Object.entries(catalogue(root, locale)).filter(
			([key, text]) => isTranslationOf(english, key) && (text !== '' || isSpace(english[key])),
		);
		return [file, localeJson(Object.fromEntries(texts))];
	});

/** Some languages have no space between two sentences. */
const isSpace = (text: string | undefined) => text?.trim() === '';
