import { stemmer } from '@orama/stemmers/bulgarian';
import type { LanguageModel } from '../language-model.ts';

export const bg: LanguageModel = { stem: stemmer };
