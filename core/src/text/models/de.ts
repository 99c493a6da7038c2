import { stemmer } from '@orama/stemmers/german';
import type { LanguageModel } from '../language-model.ts';
import { de as weakWords } from '../weak-words/de.ts';

export const de: LanguageModel = { stem: stemmer, weakWords };
