import { stemmer } from '@orama/stemmers/swedish';
import type { LanguageModel } from '../language-model.ts';
import { sv as weakWords } from '../weak-words/sv.ts';

export const sv: LanguageModel = { stem: stemmer, weakWords };
