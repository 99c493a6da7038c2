export type LocaleTexts = Readonly<Record<string, string>>;

/** Translations that must not lack a text; in others English fills the gaps. */
export const completeLocales: readonly string[] = ['ja'];

/** Whether a key of a translation belongs to an English text. */
export const isTranslationOf = (english: LocaleTexts, key: string): boolean =>
	originalOf(english, key) !== undefined;

/** Keys that a locale has no text for yet. */
export const missingTexts = (english: LocaleTexts, translated: LocaleTexts): readonly string[] =>
	Object.keys(english)
		.filter((key) => !translated[key]?.trim())
		.map((key) => `${key} has no text: ${english[key]}`);

/** Keys without an English text, and placeholders that the English text does not have. */
export function translationProblems(
	english: LocaleTexts,
	translated: LocaleTexts,
): readonly string[] {
	return Object.entries(translated).flatMap(([key, text]) => {
		const original = originalOf(english, key);
		if (original === undefined) return [`${key} translates nothing; remove it`];
		return placeholders(text)
			.filter((name) => !placeholders(original).includes(name))
			.map((name) => `${key} has {${name}}, which the English text does not have`);
	});
}

const originalOf = (english: LocaleTexts, key: string) => english[key] ?? english[otherForm(key)];

/** Languages with more forms than English add them: `phrase.notes_few` beside `phrase.notes_other`. */
const otherForm = (key: string) => key.replace(/_(?:zero|one|two|few|many)$/, '_other');

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
