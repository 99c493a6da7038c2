import { stemmer } from '@orama/stemmers/ukrainian';
import type { LanguageModel } from '../language-model.ts';
import { uk as weakWords } from '../weak-words/uk.ts';

export const uk: LanguageModel = { stem: stemmer, weakWords };
