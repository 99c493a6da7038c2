import { readFileSync } from 'node:fs';
import path from 'node:path';
import { completeLocales, isTranslationOf, type LocaleTexts } from '../check/translations.ts';
import { localeJson, translationsIn } from './locale-files.ts';

/**
 * Translations with exactly the keys of the English texts. A translation that must be complete gets
 * an empty text for each new key, at the position that it has in English.
 */
export function translatedTexts(
	root: string,
	english: LocaleTexts,
): readonly (readonly [file: string, content: string])[] {
	return translationsIn(root).map(({ file, locale }) => {
		// Our own file, in this format.
		const translated = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as LocaleTexts;
		const wanted = completeLocales.includes(locale) ? Object.keys(english) : [];
		const texts = withKeys(wanted, withoutDeadKeys(english, translated));
		return [file, localeJson(texts)];
	});
}

const withoutDeadKeys = (english: LocaleTexts, translated: LocaleTexts): LocaleTexts =>
	Object.fromEntries(Object.entries(translated).filter(([key]) => isTranslationOf(english, key)));

function withKeys(wanted: readonly string[], texts: LocaleTexts): LocaleTexts {
	const entries = Object.entries(texts);
	for (const [index, key] of wanted.entries()) {
		if (entries.some(([known]) => known === key)) continue;
		const before = entries.findIndex(([known]) => known === wanted[index - 1]);
		entries.splice(before + 1, 0, [key, '']);
	}
	return Object.fromEntries(entries);
}
