import { stemmer } from '@orama/stemmers/finnish';
import type { LanguageModel } from '../language-model.ts';
import { fi as weakWords } from '../weak-words/fi.ts';

export const fi: LanguageModel = { stem: stemmer, weakWords };
