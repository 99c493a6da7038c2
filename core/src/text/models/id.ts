import { stemmer } from '@orama/stemmers/indonesian';
import type { LanguageModel } from '../language-model.ts';

export const id: LanguageModel = { stem: stemmer, hasPrefixes: true };
