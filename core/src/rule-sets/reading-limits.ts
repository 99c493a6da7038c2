import type { ReadingLimitsOfLanguage } from '../languages/language-traits.ts';
import { readingLimitsByLanguage } from '../languages/traits.generated.ts';

/** The lengths of sentences and paragraphs above which a text is hard to read. */
export interface ReadingLimits {
	/** The unit in which people measure texts in the language. */
	readonly unit: 'words' | 'characters';
	readonly sentence: number;
	/** The share of sentences that may be longer. */
	readonly longSentencesShare: number;
	readonly paragraph: number;
}

const usual = { unit: 'words', longSentencesShare: 0.25, paragraph: 150 } as const;

const ofLanguages: Readonly<Record<string, ReadingLimitsOfLanguage>> = readingLimitsByLanguage;

const limits: ReadonlyMap<string, ReadingLimits> = new Map(
	Object.entries(ofLanguages).map(([language, own]) => [language, { ...usual, ...own }]),
);

/** `undefined` for a language without data. */
export function readingLimits(language: string | null): ReadingLimits | undefined {
	return language === null ? undefined : limits.get(language);
}
