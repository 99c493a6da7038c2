export type LocaleTexts = Readonly<Record<string, string>>;

/** What a locale lacks, has too much of, or fills with values that the English text does not have. */
export function translationProblems(
	english: LocaleTexts,
	translated: LocaleTexts,
): readonly string[] {
	const missing = Object.keys(english)
		.filter((key) => !translated[key]?.trim())
		.map((key) => `${key} has no text: ${english[key]}`);
	const leftOver = Object.keys(translated)
		.filter((key) => !(key in english))
		.map((key) => `${key} translates nothing; remove it`);
	const misfit = Object.entries(english).flatMap(([key, text]) =>
		placeholders(translated[key] ?? '')
			.filter((name) => !placeholders(text).includes(name))
			.map((name) => `${key} has {${name}}, which the English text has not`),
	);
	return [...missing, ...leftOver, ...misfit];
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
