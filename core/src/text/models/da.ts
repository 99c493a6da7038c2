import { stemmer } from '@orama/stemmers/danish';
import type { LanguageModel } from '../language-model.ts';
import { da as weakWords } from '../weak-words/da.ts';

export const da: LanguageModel = { stem: stemmer, weakWords };
