import { type ResultTexts, resultsEn } from './results.en.ts';
import { resultsJa } from './results.ja.ts';

/** Separate from the other texts and independent of core, because the background needs them too. */
export const resultTextsFor = (locale: string): ResultTexts =>
	/^ja\b/.test(locale) ? resultsJa : resultsEn;
