import type { Locale } from '@plumbline/core';
import { type PageTexts, pagesEn } from './pages.en.ts';
import { pagesJa } from './pages.ja.ts';

/** Separate from the other texts, because the panel does not need them. */
export const pageTextsFor = (locale: Locale): PageTexts => (locale === 'ja' ? pagesJa : pagesEn);
