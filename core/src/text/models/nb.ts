import { stemmer } from '@orama/stemmers/norwegian';
import type { LanguageModel } from '../language-model.ts';
import { nb as weakWords } from '../weak-words/nb.ts';

export const nb: LanguageModel = { stem: stemmer, weakWords };
