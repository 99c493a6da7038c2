import type { Locale } from '@plumbline/core';
import { type GoogleTexts, googleEn } from './google.en.ts';
import { googleJa } from './google.ja.ts';

/** Separate from the other texts, because the panel needs them only with a server. */
export const googleTextsFor = (locale: Locale): GoogleTexts =>
	locale === 'ja' ? googleJa : googleEn;
