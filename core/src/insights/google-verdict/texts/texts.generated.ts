// Generated from the files of core/src/locales. Do not edit.
import { en, type Texts } from './en.generated.ts';
import { ja } from './ja.generated.ts';

export type { Texts };

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
