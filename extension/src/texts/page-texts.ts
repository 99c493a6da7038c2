import type { Locale } from '@plumbline/core';
import { type PageTexts, pagesEn } from './pages.en.ts';
import { pagesJa } from './pages.ja.ts';

/** The panel does without these. */
export const pageTextsFor = (locale: Locale): PageTexts => (locale === 'ja' ? pagesJa : pagesEn);
