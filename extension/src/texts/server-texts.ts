import type { Locale } from '@plumbline/core';
import { type ServerTexts, serverEn } from './server.en.ts';
import { serverJa } from './server.ja.ts';

/** Separate from the other texts, because the panel needs them only with a server. */
export const serverTextsFor = (locale: Locale): ServerTexts =>
	locale === 'ja' ? serverJa : serverEn;
