import { stemmer } from '@orama/stemmers/arabic';
import type { LanguageModel } from '../language-model.ts';

export const ar: LanguageModel = { stem: stemmer, hasPrefixes: true };
