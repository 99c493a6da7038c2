import { stemmer } from '@orama/stemmers/french';
import type { LanguageModel } from '../language-model.ts';
import { fr as weakWords } from '../weak-words/fr.ts';

export const fr: LanguageModel = { stem: stemmer, weakWords };
