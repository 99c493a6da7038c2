import { stemmer } from '@orama/stemmers/lithuanian';
import type { LanguageModel } from '../language-model.ts';
import { lt as weakWords } from './weak-words.ts';

export const lt: LanguageModel = { stem: stemmer, weakWords };
