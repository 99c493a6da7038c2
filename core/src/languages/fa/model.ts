import type { LanguageModel } from '../language-model.ts';

/** Folding joins what a zero-width non-joiner parts: “کتاب‌های”. */
const withoutPlural = (folded: string) => folded.replace(/(?<=..)ها(?:یی|ی)?$/, '');

export const model: LanguageModel = { stem: withoutPlural };
