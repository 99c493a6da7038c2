import { isHostKey } from '../generate/host-keys.ts';
import { messageCode } from '../generate/message-code.ts';

export type LocaleTexts = Readonly<Record<string, string>>;

/** True if the English texts have the key of a translation. English fills the gaps of all others. */
export const isTranslationOf = (english: LocaleTexts, key: string): boolean =>
	originalOf(english, key) !== undefined;

/** Keys without a translation. */
export const missingTexts = (english: LocaleTexts, translated: LocaleTexts): readonly string[] =>
	Object.keys(english)
		.filter((key) => !translated[key]?.trim() && english[key]?.trim() !== '')
		.map((key) => `${key} has no text: ${english[key]}`);

/** Keys without an English text, and placeholders that are not in the English text. */
export function translationProblems(
	english: LocaleTexts,
	translated: LocaleTexts,
): readonly string[] {
	return Object.entries(translated).flatMap(([key, text]) => {
		const original = originalOf(english, key);
		if (original === undefined) return [`${key} translates nothing; remove it`];
		const placeholders = isHostKey(key) ? messageValues : ruleValues;
		return placeholders(text)
			.filter((name) => !placeholders(original).includes(name))
			.map((name) => `${key} has {${name}}, which the English text does not have`);
	});
}

const originalOf = (english: LocaleTexts, key: string) => english[key] ?? english[otherForm(key)];

/** Languages with more plural forms than English add keys: `phrase.notes_few` beside `phrase.notes_other`. */
const otherForm = (key: string) => key.replace(/_(?:zero|one|two|few|many)$/, '_other');

const ruleValues = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const messageValues = (text: string) => [...messageCode(text).values.keys()];
