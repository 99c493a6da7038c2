export type LocaleTexts = Readonly<Record<string, string>>;

/** Keys whose texts a locale does not have yet. */
export const missingTexts = (english: LocaleTexts, translated: LocaleTexts): readonly string[] =>
	Object.keys(english)
		.filter((key) => !translated[key]?.trim())
		.map((key) => `${key} has no text: ${english[key]}`);

/** What a locale has too much of, or fills with values that the English text does not have. */
export function translationProblems(
	english: LocaleTexts,
	translated: LocaleTexts,
): readonly string[] {
	return Object.entries(translated).flatMap(([key, text]) => {
		const original = english[key] ?? english[otherForm(key)];
		if (original === undefined) return [`${key} translates nothing; remove it`];
		return placeholders(text)
			.filter((name) => !placeholders(original).includes(name))
			.map((name) => `${key} has {${name}}, which the English text has not`);
	});
}

/** Languages with more forms than English add them: `phrase.notes_few` beside `phrase.notes_other`. */
const otherForm = (key: string) => key.replace(/_(?:zero|one|two|few|many)$/, '_other');

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
