import { stemmer } from '@orama/stemmers/italian';
import type { LanguageModel } from '../language-model.ts';
import { it as weakWords } from '../weak-words/it.ts';

export const it: LanguageModel = { stem: stemmer, weakWords };
