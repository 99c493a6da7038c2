/** How long sentences and paragraphs may be before a text is hard to read, in the unit people count in there. */
export interface ReadingLimits {
	readonly unit: 'words' | 'characters';
	readonly sentence: number;
	/** So many of the sentences may be longer. */
	readonly longSentencesShare: number;
	readonly paragraph: number;
}

const words = { unit: 'words', sentence: 20, longSentencesShare: 0.25, paragraph: 150 } as const;
const longerWords = { ...words, sentence: 25 } as const;
const shorterWords = { ...words, sentence: 15 } as const;

/** Languages of long compounds or endings say in fewer words what others say in more. */
const limits: Readonly<Record<string, ReadingLimits>> = {
	ar: words,
	ca: longerWords,
	cs: words,
	de: words,
	el: words,
	en: words,
	es: longerWords,
	fa: longerWords,
	fr: words,
	he: shorterWords,
	hu: words,
	id: words,
	it: longerWords,
	ja: { unit: 'characters', sentence: 40, longSentencesShare: 0.25, paragraph: 300 },
	nb: words,
	nl: words,
	pl: { ...words, longSentencesShare: 0.15 },
	pt: longerWords,
	ru: shorterWords,
	sk: words,
	sv: words,
	tr: shorterWords,
};

/** `undefined` for a language without data. */
export function readingLimits(language: string | null): ReadingLimits | undefined {
	return language !== null && Object.hasOwn(limits, language) ? limits[language] : undefined;
}
