import { stemmer } from '@orama/stemmers/english';
import type { LanguageModel } from '../language-model.ts';
import { en as weakWords } from '../weak-words/en.ts';

export const en: LanguageModel = { stem: stemmer, weakWords };
