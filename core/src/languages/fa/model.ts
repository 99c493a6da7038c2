import type { LanguageModel } from '../language-model.ts';

/** Folding joins parts separated by a zero-width non-joiner: “کتاب‌های”. */
const withoutPlural = (folded: string) => folded.replace(/(?<=..)ها(?:یی|ی)?$/, '');

export const model: LanguageModel = { stem: withoutPlural };
