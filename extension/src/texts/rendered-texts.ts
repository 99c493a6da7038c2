import type { Locale } from '@plumbline/core';
import { type RenderedTexts, renderedEn } from './rendered.en.ts';
import { renderedJa } from './rendered.ja.ts';

/** Separate from the other texts, because only one screen needs them. */
export const renderedTextsFor = (locale: Locale): RenderedTexts =>
	locale === 'ja' ? renderedJa : renderedEn;
