import { stemmer } from '@orama/stemmers/dutch';
import type { LanguageModel } from '../language-model.ts';
import { nl as weakWords } from '../weak-words/nl.ts';

export const nl: LanguageModel = { stem: stemmer, weakWords };
