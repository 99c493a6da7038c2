import type { Locale } from '@plumbline/core';
import { type ComparisonTexts, comparisonEn } from './comparison.en.ts';
import { comparisonJa } from './comparison.ja.ts';

/** Separate from the other texts, because only one screen needs them. */
export const comparisonTextsFor = (locale: Locale): ComparisonTexts =>
	locale === 'ja' ? comparisonJa : comparisonEn;
