import { type ToolTexts, toolsEn } from './tools.en.ts';
import { toolsJa } from './tools.ja.ts';

/** Separate from the other texts and independent of core, because the background needs them too. */
export const toolTextsFor = (locale: string): ToolTexts =>
	/^ja\b/.test(locale) ? toolsJa : toolsEn;
