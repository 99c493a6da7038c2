import type { Locale } from '@plumbline/core';
import { type TakeAwayTexts, takeAwayEn } from './take-away.en.ts';
import { takeAwayJa } from './take-away.ja.ts';

/** Separate from the other texts, because the panel needs them only after a click. */
export const takeAwayTextsFor = (locale: Locale): TakeAwayTexts =>
	locale === 'ja' ? takeAwayJa : takeAwayEn;
